# Sourced by ./dev, desktop/package and tests/windows: programs for other systems from Debian, with Debian's own compiler.
# Their standard library is built along the way, since Debian has only the sources of it.

cross_packages=(rustc-web cargo-web rust-web-src)
mingw_packages=(gcc-mingw-w64-x86-64-win32 binutils-mingw-w64-x86-64)
windows=x86_64-pc-windows-gnu
macs=(aarch64-apple-darwin x86_64-apple-darwin)
# A folder of its own: another compiler made what lies in the usual one.
cross_target="${CARGO_TARGET_DIR:?}/cross"

cross() { # WORD_OF_CARGO ARGS
    local library
    library=$(dpkg -L rust-web-src | grep '^/usr/src/[^/]*/library$')
    RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 __CARGO_TESTS_ONLY_SRC_ROOT="$library" \
        /usr/bin/cargo "$1" --locked -Z build-std=std,panic_abort --target-dir "$cross_target" "${@:2}"
}

# The linker and the C compiler are found by their usual names. Whatever the profile, the window has no console, which it
# would have if it were a developer's own.
build_for_windows() { # ARGS
    cross build --target "$windows" --config 'profile.dev.package.gotham-chronicles.debug-assertions=false' "$@"
}

# Only the Rust in it is checked: Debian has no compiler for Apple's C, so that in crates' C parts stays as it is.
check_for_macs() {
    local mac
    for mac in "${macs[@]}"; do
        CC=true AR=true CRATE_CC_NO_DEFAULTS=1 cross check --target "$mac" "$@"
    done
}
