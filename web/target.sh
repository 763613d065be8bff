# Sourced by ./dev and web/build: Rust's target for browsers.

wasm=wasm32-unknown-unknown

# getrandom, deep inside Bevy, needs its random source named.
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="--cfg getrandom_backend=\"wasm_js\""

# Adds the target's standard library to the compiler if it is missing, with a program of your own where rustup can't.
wasm_target() {
    local library
    library="$(rustc --print sysroot)/lib/rustlib/$wasm/lib"
    [ ! -d "$library" ] || return 0
    if [ -n "${WASM_TARGET_INSTALLER:-}" ]; then
        "$WASM_TARGET_INSTALLER"
    elif command -v rustup >/dev/null; then
        rustup target add "$wasm"
    fi
    [ -d "$library" ]
}

# The path of wasm-bindgen, in exactly the version that a lock file names for the library.
wasm_bindgen() {
    local version tools
    version=$(awk '/^name = "wasm-bindgen"$/ { getline; gsub(/"/, "", $3); print $3 }' "$1")
    tools="$CARGO_TARGET_DIR/wasm-bindgen-$version"
    if [ ! -x "$tools/bin/wasm-bindgen" ]; then
        # The versions in its own lock file may be too new for a mirror of the registry.
        cargo install --quiet --locked --root "$tools" --version "$version" wasm-bindgen-cli >&2 ||
            cargo install --quiet --root "$tools" --version "$version" wasm-bindgen-cli >&2 || return 1
    fi
    echo "$tools/bin/wasm-bindgen"
}
