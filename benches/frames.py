"""Frames of each board in the game's window, as rows for docs/maps.md: ./dev boards calls this.

A board is measured by the first mission on it: all miniatures set up, a person asked, low graphics. Medians.
"""

import json
import re
import subprocess
import sys
import tempfile

MEASURED = re.compile(
    r"^(?P<scene>empty|match|programs)\b.*?: (?P<draws>\d+) draws .* in (?P<calls>\d+) calls, (?P<triangles>\d+) triangles; "
    r"a frame: (?P<frame>[\d.]+) ms, of these (?P<world>[\d.]+) ms in the game's world",
    re.M,
)


def frames(game, mission, count):
    """The scenes that the game measures, by name."""
    with tempfile.TemporaryDirectory() as data:
        said = subprocess.run(
            [game, "--window", "1280x720", "--graphics", "low", "--seed", "7", "--data-dir", data]
            + ["--bench", count, "--bench-mission", mission],
            capture_output=True, text=True, check=True,
        ).stdout
    return {found["scene"]: found for found in MEASURED.finditer(said)}


def main():
    programs, count = sys.argv[1:]
    engine, game = f"{programs}/release/gotham-engine", f"{programs}/debug/gotham"
    missions = json.loads(subprocess.check_output([engine, "missions", "--json"]))
    boards = {mission["map"]: mission for mission in reversed(missions) if mission["map"]}
    print("| board | mission | draws | calls | triangles | a frame | empty scene | the game's world | empty |")
    print("|---|---|---|---|---|---|---|---|---|")
    for board in sorted(boards):
        mission = boards[board]
        scenes = frames(game, mission["id"], count)
        full, empty = scenes["match"], scenes["empty"]
        print(
            f"| {board} | {mission['name']} | {full['draws']} | {full['calls']} | {int(full['triangles']):,} "
            f"| {float(full['frame']):.0f} ms | {float(empty['frame']):.0f} ms "
            f"| {float(full['world']):.1f} ms | {float(empty['world']):.1f} ms |",
            flush=True,
        )
        print(f"{board}: {full['frame']} ms", file=sys.stderr)


main()
