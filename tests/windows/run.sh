#!/usr/bin/env bash
# The Windows programs under Wine: ./dev test --windows. gotham-engine plays the same matches as here, to the same hashes;
# the window opens its menu and plays a match; saves go where Windows keeps such things, and nowhere else.
# OUT=folder keeps what was played and the pictures.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
: "${CARGO_TARGET_DIR:?run this through ./dev test --windows}"
source desktop/cross.sh

say() { printf 'tests/windows: %s\n' "$*" >&2; }

fail() {
    say "$@"
    exit 1
}

out="${OUT:-$CARGO_TARGET_DIR/windows-test}"
rm -rf "$out"
# A folder whose name a careless program trips over; those of the files in it are no better.
place="$out/Gotham für alle (neu)"
mkdir -p "$place"

build_for_windows --bin gotham --bin gotham-engine
cp "$cross_target/$windows/debug/"{gotham,gotham-engine}.exe "$place/"
# Debian's Wine lacks this library, which Windows has: random bytes for hash maps.
x86_64-w64-mingw32-gcc -shared -o "$place/bcryptprimitives.dll" tests/windows/bcryptprimitives.c -ladvapi32
# Built along with a test target, it gets the tests' features, so that nothing is built twice.
cargo build --locked --bin gotham-engine --test house
here="$CARGO_TARGET_DIR/debug/gotham-engine"

# A Windows of its own, new each time.
export WINEPREFIX="$out/wine" WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml="
wine=/usr/lib/wine/wine64
shut_down() { /usr/lib/wine/wineserver64 -k || true; }
trap shut_down EXIT
windows_says() { "$wine" "$@" | tr -d '\r'; }
windows_says reg add 'HKCU\Software\Wine' /v Version /d win10 /f >/dev/null 2>&1
# Xvfb's screen has no refresh rate, and Wine would pass that on; winit can't do without one.
windows_says reg add 'HKCU\Software\Wine\X11 Driver' /v UseXRandR /d N /f >/dev/null

engine() { windows_says "$place/gotham-engine.exe" "$@"; }
window() { windows_says "$place/gotham.exe" "$@"; }

# What Windows does with a program before it runs: 2 opens no console, 3 does.
has_subsystem() { # PROGRAM NUMBER
    objdump -p "$place/$1" | grep "^Subsystem.*0$2\b" >/dev/null || fail "$1 is not of subsystem $2"
}
has_subsystem gotham.exe 2
has_subsystem gotham-engine.exe 3

# Fails with this code, and says so.
fails() { # CODE WORDS COMMAND...
    local code=0 said
    said=$("${@:3}" 2>&1) || code=$?
    [ "$code" -eq "$1" ] || fail "${*:3}: exit code $code instead of $1: $said"
    grep -qF "$2" <<<"$said" || fail "${*:3}: does not say \"$2\": $said"
}

play_every_mission() {
    local mission players match
    for mission in $("$here" missions --json | python3 -c 'import json, sys; print(*(m["id"] for m in json.load(sys.stdin)))'); do
        for players in "random random" "bot bot" "bot cards"; do
            match=(play --mission "$mission" --heroes "${players% *}" --villain "${players#* }" --seed 7)
            "$here" "${match[@]}" >"$out/here.txt"
            engine "${match[@]}" --record "$place/Spiel über Nacht.record" >"$out/windows.txt"
            diff "$out/here.txt" "$out/windows.txt" >&2 || fail "$mission, $players: a different match: < here, > under Wine"
            engine replay --verify "$place/Spiel über Nacht.record" >/dev/null || fail "$mission: the record does not play back"
            "$here" replay --verify "$place/Spiel über Nacht.record" >/dev/null || fail "$mission: nor here"
            say "$mission, $players: $(tail -n 1 "$out/windows.txt")"
        done
    done
}

say "gotham-engine"
play_every_mission
fails 2 'there is no mission "nix"' engine play --mission nix
fails 2 'no_such_option' window --no_such_option

# The player at the window starts it by this script. The folder that it wants saves in is left out: they go where Windows
# keeps such things.
cat >"$out/gotham" <<SCRIPT
#!/usr/bin/env bash
arguments=()
while [ "\$#" -gt 0 ]; do
    case "\$1" in
        --data-dir) shift 2 ;;
        *) arguments+=("\$1"); shift ;;
    esac
done
cd "$place"
exec "$wine" gotham.exe --content "$place/Eigene Übung" "\${arguments[@]}"
SCRIPT
chmod +x "$out/gotham"

say "The window"
# A mission of somebody's own, in a folder of which the same can be said.
mkdir -p "$place/Eigene Übung"
sed 's/id: "icy_welcome"/id: "icy_night"/; s/name: "Icy Welcome"/name: "Icy Night"/' missions/icy_welcome.ron \
    >"$place/Eigene Übung/Nächtens.ron"
# Windows came up without a screen: the window needs one that comes up with it.
shut_down
GAME="$out/gotham" MATCHES="pointer:villain:Icy Night" PICTURES="$out/pictures" bash tests/window/run.sh

kept=("$WINEPREFIX"/drive_c/users/*/AppData/Roaming/gotham-chronicles/data)
[ -f "${kept[0]}/settings.json" ] || fail "no settings in %APPDATA%"
[ -n "$(ls "${kept[0]}/saves")" ] || fail "no saves in %APPDATA%"
elsewhere=$(find "$WINEPREFIX/drive_c" "$place" -newer "$out/gotham" -name '*.json' -not -path "${kept[0]}/*")
[ -z "$elsewhere" ] || fail "files elsewhere: $elsewhere"

say "All is well"
