"""`hipspv cache`: show the cache, or clear it."""

from __future__ import annotations

import os

import click

from hipspv.core import store
from hipspv.core.store import Store

_KINDS = {store.DEVICE_CODE: "compiled code, of hipspv-cc", store.DEVICE_BINARIES: "device binaries, of programs"}
_UNITS = ("bytes", "KiB", "MiB", "GiB")


def show() -> None:
    """Print the directory, entries and sizes of both kinds, and the compiler's hits and results."""
    base, limit = store.base_directory(), store.limit()
    click.echo(f"directory: {base or 'none (HOME is not set)'}")
    for name, title in _KINDS.items():
        entries = Store(os.path.join(base, name), limit).entries() if base else []
        total = sum(size for _, size, _ in entries)
        click.echo(f"{title}: {len(entries)} files, {_size(total)} of {_size(limit)}")
    if base:
        kept = Store(os.path.join(base, store.DEVICE_CODE), limit)
        hits, made, used = map(kept.counted, (store.HITS, store.MADE, store.PRECOMPILED))
        click.echo(f"compiles: {hits} hits, {made} results made, {used} with precompiled headers")


def clear() -> None:
    """Remove the entries of both kinds."""
    base = store.base_directory()
    names = _KINDS if base else ()
    freed = sum(Store(os.path.join(base, name), 0).clear() for name in names)
    click.echo(f"removed {_size(freed)}")


def _size(count: float) -> str:
    power = 0
    while count >= 1024 and power < len(_UNITS) - 1:
        count /= 1024
        power += 1
    return f"{count:.4g} {_UNITS[power]}"
