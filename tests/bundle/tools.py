"""clang's own tools: the wheel's, and other versions installed on the machine.

Debian 12's packages clang-tools-14, -15 and -16 provide them by these names; the tests don't need them.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from hipspv.core import toolchain

VERSIONS = range(14, 23)


def bundlers() -> dict[str, str]:
    """Paths of clang-offload-bundler, by version."""
    found = {"own": toolchain.program("clang-offload-bundler", "")}
    return found | _installed("clang-offload-bundler")


def packagers() -> dict[str, str]:
    """Paths of clang-offload-packager, by version."""
    return _installed("clang-offload-packager")


def bundle(tool: str, files: Sequence[tuple[str, Path]], output: Path, *words: str, kind: str = "o") -> None:
    """Bundle the files by their targets."""
    _run(
        *(tool, f"-type={kind}", "-targets=" + ",".join(target for target, _ in files)),
        *("-inputs=" + ",".join(str(path) for _, path in files), f"-outputs={output}", *words),
    )


def unbundle(tool: str, bundled: Path, target: str, output: Path, kind: str = "o") -> None:
    """Take one target's file out of a bundle."""
    target = target.removesuffix("-")  # version 19 takes an id that ends so for another
    words = [f"-type={kind}", f"-targets={target}", f"-inputs={bundled}", f"-outputs={output}"]
    _run(tool, "-unbundle", *words)


def listed(tool: str, bundled: Path, kind: str = "o") -> list[str]:
    """The ids of a bundle's entries, sorted."""
    return sorted(_run(tool, "-list", f"-type={kind}", f"-inputs={bundled}").split())


def _installed(name: str) -> dict[str, str]:
    found = {str(version): shutil.which(f"{name}-{version}") for version in VERSIONS}
    return {version: path for version, path in found.items() if path}


def _run(*words: str) -> str:
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, (words, done.stderr)
    return done.stdout
