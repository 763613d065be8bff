# Sourced by desktop/package and tests/windows: Windows programs from Debian, with Debian's own compiler. Its standard
# library for Windows is built along the way, since Debian has only the sources of it.

windows=x86_64-pc-windows-gnu
cross_packages=(rustc-web cargo-web rust-web-src gcc-mingw-w64-x86-64-win32 binutils-mingw-w64-x86-64)

# Builds with all that is given to cargo build, in a folder of its own: another compiler made what lies in the usual one.
cross() {
    local library
    library=$(dpkg -L rust-web-src | grep '/library$' | head -n1)
    [ -d "$library" ] || { echo "the sources of Rust's standard library are missing: rust-web-src" >&2; return 1; }
    RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 __CARGO_TESTS_ONLY_SRC_ROOT="$library" \
        CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc \
        CC_x86_64_pc_windows_gnu=x86_64-w64-mingw32-gcc AR_x86_64_pc_windows_gnu=x86_64-w64-mingw32-ar \
        WINDRES_x86_64_pc_windows_gnu=x86_64-w64-mingw32-windres \
        /usr/bin/cargo build --locked -Z build-std=std,panic_abort --target "$windows" --target-dir "$cross_target" "$@"
}
cross_target="${CARGO_TARGET_DIR:?}/windows"
