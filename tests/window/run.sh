#!/usr/bin/env bash
# Plays whole matches in the game's real window, on a display of its own: by pointer alone and by keys alone.
# PICTURES: where pictures are kept (else a temporary folder). MATCHES: which matches, a line each: hand:table, and the
# mission's name behind a third colon unless it is the first mission.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
: "${CARGO_TARGET_DIR:?run this through ./dev test or ./dev shots}"

kept=$(mktemp -d)
pictures=${PICTURES:-$kept/pictures}
mkdir -p "$pictures"
export XDG_RUNTIME_DIR="$kept"

# with a test target beside it, the game is built with the features that the tests have: Bevy is not built once more
cargo build --locked --bin gotham --test layers
cargo build --locked --manifest-path tests/window/Cargo.toml --target-dir "$CARGO_TARGET_DIR/window"

display=90
while [ -e "/tmp/.X11-unix/X$display" ]; do display=$((display + 1)); done
Xvfb ":$display" -screen 0 1280x720x24 -nolisten tcp >"$kept/xvfb.log" 2>&1 &
xvfb=$!
trap 'kill "$xvfb" 2>/dev/null || true; rm -rf "$kept"' EXIT
export DISPLAY=":$display"
for _ in $(seq 50); do [ -e "/tmp/.X11-unix/X$display" ] && break; sleep 0.1; done

play() {
    local hand table mission
    IFS=: read -r hand table mission <<<"$1"
    mkdir -p "$pictures${mission:+/$mission}"
    "$CARGO_TARGET_DIR/window/debug/window-player" --game "$CARGO_TARGET_DIR/debug/gotham" --hand "$hand" --table "$table" \
        ${mission:+--mission "$mission"} --pictures "$pictures${mission:+/$mission}" --data "$kept/$1"
}

while IFS= read -r match; do
    [ -n "$match" ] || continue
    echo "== $match" >&2
    # without a graphics card a frame may take so long that a click is lost: a second try is fair, a third is not
    play "$match" || play "$match"
done <<<"${MATCHES:-$'pointer:villain\nkeys:two'}"
