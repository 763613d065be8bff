#!/usr/bin/env bash
# Plays whole matches in the game's real window, on a display of its own: by pointer alone and by keys alone.
# PICTURES: where to keep pictures (by default a temporary folder). MATCHES: which matches, one per line: hand:table (watch:
# programs alone; stills: the same, with pictures in photo mode; campaign: the Heroes, from the story and back to it), and
# the mission's name after a second colon unless it is the first mission; after a third the language, if it isn't English.
# TOURS: walks through everything that can be seen, one per line: language:size; pictures in languages other than English
# are in a folder named after the language. CLICKS: no match, but the clicks that each deed takes, at these tables: solo
# villain. GAME: the program, if it isn't the one that is built here.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
: "${CARGO_TARGET_DIR:?run this through ./dev test or ./dev shots}"

kept=$(mktemp -d)
pictures=${PICTURES:-$kept/pictures}
mkdir -p "$pictures"
export XDG_RUNTIME_DIR="$kept"

# built along with a test target, the game gets the tests' features, so that Bevy is not built again
[ -n "${GAME:-}" ] || cargo build --locked --bin gotham --test house
cargo build --locked --manifest-path tests/window/Cargo.toml --target-dir "$CARGO_TARGET_DIR/window"

xvfb=
trap 'kill "$xvfb" 2>/dev/null || true; rm -rf "$kept"' EXIT

# A display of that size, in place of the previous one.
screen() {
    [ -z "$xvfb" ] || kill "$xvfb" 2>/dev/null || true
    local display=90
    while [ -e "/tmp/.X11-unix/X$display" ]; do display=$((display + 1)); done
    Xvfb ":$display" -screen 0 "$1x24" -nolisten tcp >"$kept/xvfb.log" 2>&1 &
    xvfb=$!
    export DISPLAY=":$display"
    for _ in $(seq 50); do [ -e "/tmp/.X11-unix/X$display" ] && break; sleep 0.1; done
}

player() { "$CARGO_TARGET_DIR/window/debug/window-player" --game "${GAME:-$CARGO_TARGET_DIR/debug/gotham}" "$@"; }

play() {
    local hand table mission language
    IFS=: read -r hand table mission language <<<"$1"
    mkdir -p "$pictures${mission:+/$mission}"
    player --hand "$hand" --table "$table" ${mission:+--mission "$mission"} \
        ${language:+--language "$language" --words assets/words} \
        --pictures "$pictures${mission:+/$mission}" --data "$kept/$1"
}

tour() {
    local language size
    IFS=: read -r language size <<<"$1"
    local folder="$pictures"
    [ "$language" = en ] || folder="$pictures/$language"
    mkdir -p "$folder"
    screen "$size"
    player --hand pointer --table heroes --tour --size "$size" --language "$language" --words assets/words \
        --pictures "$folder" --data "$kept/$1"
}

screen 1280x720
if [ -n "${CLICKS:-}" ]; then
    for table in $CLICKS; do
        player --hand pointer --table "$table" --clicks --pictures "$pictures" --data "$kept/clicks-$table"
    done
    exit
fi
while IFS= read -r match; do
    [ -n "$match" ] || continue
    echo "== $match" >&2
    # without a graphics card a frame may take so long that a click is lost: a second try is fair, a third is not
    play "$match" || play "$match"
done <<<"${MATCHES-$'pointer:villain\nkeys:two'}"
while IFS= read -r walk; do
    [ -n "$walk" ] || continue
    echo "== a walk, $walk" >&2
    tour "$walk" || tour "$walk"
done <<<"${TOURS:-}"
