# Sourced by ./dev and web/build: Rust's target for browsers.

wasm=wasm32-unknown-unknown

# getrandom, deep inside Bevy, asks for its source of chance by name.
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="--cfg getrandom_backend=\"wasm_js\""

# Adds the target's standard library to the compiler if it is missing: by a program of your own where rustup cannot.
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
