//! The lines as this machine plays them: `same-everywhere BOTS RANDOM`.

fn main() {
    let mut numbers = std::env::args().skip(1).map(|number| number.parse().expect("a number of matches"));
    let mut next = || numbers.next().expect("two numbers: matches of bots, and at random");
    print!("{}", same_everywhere::lines(next(), next()));
}
