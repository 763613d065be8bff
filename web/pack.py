"""Writes the files of web/dist: names with a hash of their content, the list for offline play, packed copies, sizes.

web/pack.py BINDGEN [--release]     BINDGEN is the folder that wasm-bindgen wrote
"""

import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
DIST = WEB / "dist"
PAGE = WEB.parent / "docs" / "web.md"
# The most that a first visit may fetch, packed by brotli.
MOST_BYTES = 8_000_000


def digest(*parts):
    found = hashlib.sha256()
    for part in parts:
        found.update(part)
    return found.hexdigest()[:12]


def lay(name, content):
    """Writes a file with the hash of its content in its name, and returns that name."""
    stem, _, ending = name.rpartition(".")
    hashed = f"{stem}-{digest(content)}.{ending}"
    (DIST / hashed).write_bytes(content)
    return hashed


def files():
    return sorted(path for path in DIST.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz"))


def pack(path):
    """Raw, gzip and brotli sizes; both packed copies are put next to the file."""
    content = path.read_bytes()
    packed = gzip.compress(content, 9, mtime=0)
    Path(f"{path}.gz").write_bytes(packed)
    subprocess.run(["brotli", "--force", "--best", "--lgwin=24", str(path)], check=True)
    return len(content), len(packed), Path(f"{path}.br").stat().st_size


def main():
    bindgen, is_release = Path(sys.argv[1]), "--release" in sys.argv
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir(parents=True)

    code = (bindgen / "gotham_bg.wasm").read_bytes()
    wasm = lay("gotham.wasm", code)
    program = lay("gotham.js", (bindgen / "gotham.js").read_text().replace("gotham_bg.wasm", wasm).encode())
    if (bindgen / "snippets").is_dir():
        shutil.copytree(bindgen / "snippets", DIST / "snippets")
    style = lay("page.css", (WEB / "page.css").read_bytes())
    script = lay("page.js", (WEB / "page.js").read_bytes())
    shutil.copy(WEB / "icon.svg", DIST)

    worker, index = (WEB / "sw.js").read_text(), (WEB / "index.html").read_text()
    names = [path.relative_to(DIST).as_posix() for path in files()]
    version = digest("\n".join(names).encode(), *(path.read_bytes() for path in files()), worker.encode(), index.encode())
    for old, new in {
        'data-program="gotham.js"': f'data-program="{program}"',
        'data-wasm="gotham_bg.wasm"': f'data-wasm="{wasm}"',
        'data-bytes="0"': f'data-bytes="{len(code)}"',
        'data-version="unbuilt"': f'data-version="{version}"',
        'href="page.css"': f'href="{style}"',
        'src="page.js"': f'src="{script}"',
    }.items():
        assert old in index, f"web/index.html has no {old}"
        index = index.replace(old, new)
    (DIST / "index.html").write_text(index)
    kept = ["./"] + [name for name in names if name != wasm]
    worker = worker.replace('const VERSION = "unbuilt";', f"const VERSION = {json.dumps(version)};")
    worker = worker.replace("const FILES = [];", f"const FILES = {json.dumps(kept)};")
    (DIST / "sw.js").write_text(worker)
    if is_release:
        measure(wasm)


def measure(wasm):
    """Packs every file, prints the sizes, writes them into docs/web.md, and fails when they are too large."""
    sizes = {path.relative_to(DIST).as_posix(): pack(path) for path in files()}
    others = [size for name, size in sizes.items() if name != wasm]
    rows = {
        "the program (wasm)": sizes[wasm],
        f"the other {len(others)} files": tuple(map(sum, zip(*others))),
        "a first visit in total": tuple(map(sum, zip(*sizes.values()))),
    }
    table = ["| | raw | gzip | brotli |", "|---|---|---|---|"]
    table += [f"| {name} | " + " | ".join(f"{size / 1e6:.2f} MB" for size in row) + " |" for name, row in rows.items()]
    print("\n".join(table))
    page = PAGE.read_text()
    shown = re.sub(r"(<!-- sizes -->\n).*?(<!-- /sizes -->)", lambda found: found[1] + "\n".join(table) + "\n" + found[2], page, flags=re.S)
    PAGE.write_text(shown)
    total = rows["a first visit in total"][2]
    if total > MOST_BYTES:
        sys.exit(f"web/pack.py: a first visit fetches {total} bytes, more than {MOST_BYTES}")


main()
