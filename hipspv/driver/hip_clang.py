"""clang++ of HIP_CLANG_PATH: hipspv-cc that takes .cpp and its kin for C++, as clang does."""

from __future__ import annotations

from hipspv.driver import cc


def main() -> int:
    """Run the command line."""
    return cc.main(lambda words: ["--no-cxx-as-hip", *words])
