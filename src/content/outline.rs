//! Where each value of a RON text is, so that problems can name line and field.
//!
//! `ron` reports the position of a text that it cannot read, but not the field; the checks know the field, but not the
//! position. This scanner reads only brackets, commas, strings and comments, so it works on broken texts, too.

/// The values of a text in the order in which they begin.
pub(super) struct Outline<'a> {
    nodes: Vec<Node<'a>>,
}

struct Node<'a> {
    parent: usize,
    segment: Segment<'a>,
    start: Position,
    end: Position,
}

type Position = (usize, usize);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Segment<'a> {
    Field(&'a str),
    Index(usize),
}

/// Noise has no structure worth a longer outline or a longer path.
const MOST_NODES: usize = 200_000;
const LONGEST_PATH: usize = 24;

impl<'a> Outline<'a> {
    /// Scans a text.
    pub(super) fn of(text: &'a str) -> Outline<'a> {
        let mut scanner = Scanner { text, at: 0, position: (1, 1), nodes: Vec::new(), frames: Vec::new() };
        scanner.scan();
        Outline { nodes: scanner.nodes }
    }

    /// The path of the innermost value that is at a position or ends there.
    pub(super) fn path_at(&self, line: usize, column: usize) -> String {
        let at = (line, column);
        let found = self.nodes.iter().rposition(|node| node.start <= at && at <= node.end);
        found.map_or(String::new(), |index| self.path_of(index))
    }

    /// The path of a field by its name, which belongs to the struct around a position, whether present or not.
    pub(super) fn field_at(&self, line: usize, column: usize, name: &str) -> String {
        let at = (line, column);
        let owner = self.nodes.iter().rposition(|node| node.start <= at && at < node.end).unwrap_or(0);
        let owner = self.path_of(owner);
        if owner.is_empty() { short_name(name) } else { format!("{owner}.{}", short_name(name)) }
    }

    /// Where the value of a path begins, or the nearest value around it that the text has.
    pub(super) fn position_of(&self, path: &str) -> (usize, usize) {
        let mut node = 0;
        for step in steps(path) {
            match self.nodes.iter().enumerate().skip(1).find(|(_, n)| n.parent == node && n.segment == step) {
                Some((child, _)) => node = child,
                None => break,
            }
        }
        self.nodes.get(node).map_or((1, 1), |node| node.start)
    }

    fn path_of(&self, mut index: usize) -> String {
        let mut steps = Vec::new();
        while index != 0 {
            steps.push(self.nodes[index].segment);
            index = self.nodes[index].parent;
        }
        steps.reverse();
        steps.truncate(LONGEST_PATH);
        let mut path = String::new();
        for step in steps {
            match step {
                Segment::Field(name) if path.is_empty() => path.push_str(name),
                Segment::Field(name) => path.extend([".", name]),
                Segment::Index(index) => path.push_str(&format!("[{index}]")),
            }
        }
        path
    }
}

/// A field's name from a text that may be noise.
fn short_name(name: &str) -> String {
    name.chars().take(40).collect()
}

/// Reads `villain.river[2]` into its steps.
fn steps(path: &str) -> impl Iterator<Item = Segment<'_>> {
    path.split(['.', '[']).filter(|part| !part.is_empty()).map(|part| match part.strip_suffix(']') {
        Some(index) => Segment::Index(index.parse().unwrap_or(usize::MAX)),
        None => Segment::Field(part),
    })
}

struct Scanner<'a> {
    text: &'a str,
    at: usize,
    position: Position,
    nodes: Vec<Node<'a>>,
    frames: Vec<Frame<'a>>,
}

/// An open bracket: the value whose parts it holds, and how far along those parts are.
struct Frame<'a> {
    owner: usize,
    parts: usize,
    field: Option<&'a str>,
    value: Option<usize>,
}

impl<'a> Scanner<'a> {
    fn scan(&mut self) {
        while let Some(next) = self.peek() {
            if self.nodes.len() >= MOST_NODES {
                break;
            }
            match next {
                '(' | '[' | '{' => {
                    let owner = self.begin_value();
                    self.step();
                    self.frames.push(Frame { owner, parts: 0, field: None, value: None });
                }
                ')' | ']' | '}' => {
                    self.end_value();
                    self.frames.pop();
                    self.step();
                }
                ',' => {
                    self.end_value();
                    self.step();
                }
                '"' => {
                    self.begin_value();
                    self.string();
                }
                '/' if self.rest().starts_with("//") => self.skip_while(|c| c != '\n'),
                '/' if self.rest().starts_with("/*") => self.skip_to("*/"),
                'r' if self.rest().starts_with("r\"") || self.rest().starts_with("r#") => {
                    self.begin_value();
                    self.raw_string();
                }
                c if c.is_alphanumeric() || c == '_' => self.word(),
                c => {
                    if !c.is_whitespace() && c != ':' {
                        self.begin_value();
                    }
                    self.step();
                }
            }
        }
        let end = self.position;
        while !self.frames.is_empty() {
            self.end_value();
            self.frames.pop();
        }
        if let Some(root) = self.nodes.first_mut() {
            root.end = end;
        }
    }

    /// A field's name if a colon follows, otherwise the beginning of a value.
    fn word(&mut self) {
        let (start, before) = (self.at, self.position);
        self.skip_while(|c| c.is_alphanumeric() || c == '_');
        let word = &self.text[start..self.at];
        if self.rest().trim_start().starts_with(':') {
            if let Some(frame) = self.frames.last_mut() {
                frame.field = Some(word);
            }
        } else {
            self.begin_value_at(before);
        }
    }

    fn begin_value(&mut self) -> usize {
        self.begin_value_at(self.position)
    }

    /// The value that is here: a new one, or the one already begun (`Name` before `Name(...)`).
    fn begin_value_at(&mut self, start: Position) -> usize {
        let fresh = self.nodes.len();
        let (parent, step) = match self.frames.last_mut() {
            Some(Frame { value: Some(value), .. }) => return *value,
            Some(frame) => {
                frame.value = Some(fresh);
                (frame.owner, frame.field.map_or(Segment::Index(frame.parts), Segment::Field))
            }
            None if fresh > 0 => return 0,
            None => (0, Segment::Index(0)),
        };
        self.nodes.push(Node { parent, segment: step, start, end: (usize::MAX, 0) });
        fresh
    }

    fn end_value(&mut self) {
        let Some(frame) = self.frames.last_mut() else { return };
        if let Some(value) = frame.value.take() {
            self.nodes[value].end = self.position;
            frame.parts += 1;
        }
        frame.field = None;
    }

    fn string(&mut self) {
        self.step();
        while let Some(c) = self.peek() {
            self.step();
            match c {
                '"' => return,
                '\\' => self.step(),
                _ => {}
            }
        }
    }

    fn raw_string(&mut self) {
        self.step();
        let hashes = self.rest().chars().take_while(|c| *c == '#').count();
        let close = format!("\"{}", "#".repeat(hashes));
        for _ in 0..=hashes {
            self.step();
        }
        self.skip_to(&close);
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn step(&mut self) {
        let Some(c) = self.peek() else { return };
        self.at += c.len_utf8();
        self.position = if c == '\n' { (self.position.0 + 1, 1) } else { (self.position.0, self.position.1 + 1) };
    }

    fn skip_while(&mut self, wanted: impl Fn(char) -> bool) {
        while self.peek().is_some_and(&wanted) {
            self.step();
        }
    }

    fn skip_to(&mut self, close: &str) {
        while !self.rest().is_empty() && !self.rest().starts_with(close) {
            self.step();
        }
        for _ in close.chars() {
            self.step();
        }
    }
}
