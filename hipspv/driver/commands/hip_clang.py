"""clang++ of HIP_CLANG_PATH: hipspv-cc, but with .cpp and similar suffixes as C++, as in clang."""

from __future__ import annotations

from hipspv.driver import cc


def main() -> int:
    """Run the command line."""
    return cc.main(lambda argv: ["--no-cxx-as-hip", *argv])
