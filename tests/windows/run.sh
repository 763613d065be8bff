#!/usr/bin/env bash
# The Windows programs under Wine: ./dev test --windows. gotham-engine plays the same matches as here, to the same hashes;
# saves go where they belong; the window opens its menu and a match as far as Wine's graphics let it.
# OUT=folder keeps what was played and the pictures.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
: "${CARGO_TARGET_DIR:?run this through ./dev test --windows}"
source desktop/windows/cross.sh

fail() {
    printf 'tests/windows: %s\n' "$*" >&2
    exit 1
}

out="${OUT:-$CARGO_TARGET_DIR/windows-test}"
mkdir -p "$out"
wine=/usr/lib/wine/wine64
export WINEPREFIX="$CARGO_TARGET_DIR/wine" WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml="

# Programs in a folder whose name a careless program trips over.
place="$out/Gotham für alle (neu)"
mkdir -p "$place"
cross --bin gotham-engine "$@"
cp "$cross_target/$windows/debug/gotham-engine.exe" "$place/"
# Debian's Wine lacks this library, which Windows has: random bytes for hash maps.
x86_64-w64-mingw32-gcc -shared -o "$place/bcryptprimitives.dll" tests/windows/bcryptprimitives.c -ladvapi32

engine() { "$wine" "$place/gotham-engine.exe" "$@"; }

cargo build --locked -p gotham-engine
here="$CARGO_TARGET_DIR/debug/gotham-engine"
for mission in $("$here" missions --json | python3 -c 'import json, sys; print(*(m["id"] for m in json.load(sys.stdin)))'); do
    match=(play --mission "$mission" --heroes random --villain random --seed 7)
    "$here" "${match[@]}" >"$out/here.txt"
    engine "${match[@]}" --record "$place/Spiel über Nacht.record" | tr -d '\r' >"$out/windows.txt"
    diff "$out/here.txt" "$out/windows.txt" >&2 || fail "$mission: a different match: < here, > under Wine"
    engine replay --verify "$place/Spiel über Nacht.record" >/dev/null || fail "$mission: the record does not play back"
    printf 'tests/windows: %s: %s\n' "$mission" "$(tail -n 1 "$out/windows.txt")"
done
