#!/usr/bin/env bash
# The same seeds give the same matches natively and in WebAssembly (run by Node), including bots, and
# share codes from one open in the other:
#   bash tests/wasm/run.sh [BOT MATCHES] [RANDOM MATCHES]   for each mission and sandbox; 2 and 30 by default
# OUT=folder keeps the matches.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/gotham-chronicles/target}"
source web/target.sh

fail() {
    printf 'tests/wasm: %s\n' "$*" >&2
    exit 1
}

bots="${1:-2}" random="${2:-30}"
out="${OUT:-$CARGO_TARGET_DIR/same-everywhere}"

command -v node >/dev/null || fail "node is missing: https://nodejs.org"
wasm_target || fail "Rust's target $wasm is missing, and could not be added (web/target.sh)"

bindgen=$(wasm_bindgen tests/wasm/Cargo.lock) || fail "wasm-bindgen cannot be installed"

build=(cargo build --locked --manifest-path tests/wasm/Cargo.toml --target-dir "$CARGO_TARGET_DIR")
"${build[@]}" --bin same-everywhere
"${build[@]}" --lib --target "$wasm"
mkdir -p "$out"
"$bindgen" --target nodejs --no-typescript --out-dir "$out/node" \
    "$CARGO_TARGET_DIR/$wasm/debug/same_everywhere.wasm"

"$CARGO_TARGET_DIR/debug/same-everywhere" "$bots" "$random" >"$out/here.txt"
node -e 'process.stdout.write(require(process.argv[1]).lines(+process.argv[2], +process.argv[3]))' \
    "$(realpath "$out")/node/same_everywhere.js" "$bots" "$random" >"$out/browser.txt"
diff "$out/here.txt" "$out/browser.txt" >&2 || fail "matches differ: < here, > in the browser's machine ($out)"
printf 'tests/wasm: %s matches and codes, the same here and in the browser'\''s machine\n' "$(wc -l <"$out/here.txt")"
