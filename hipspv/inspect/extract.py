"""Writes each image of a file to a file of its own."""

from __future__ import annotations

import os
import re

from hipspv.inspect import kinds
from hipspv.inspect.model import Image
from hipspv.inspect.tools import InspectError
from hipspv.inspect.walk import Inspection

_SUFFIXES = {kind.title: kind.suffix for kind in kinds.KINDS} | {"text": "txt"}
_LONGEST = 80  # characters of a target in a name


def extract(inspection: Inspection, directory: str, force: bool) -> list[str]:
    """Write every image to the directory, which is created; each appears whole or not at all. Return the paths.

    Raises InspectError for a file that exists already, unless `force`.
    """
    report = inspection.report
    stem = os.path.basename(report.path) if report.path != "-" else "stdin"
    paths = [os.path.join(directory, name_of(image, stem)) for image in report.images]
    if os.path.exists(directory) and not os.path.isdir(directory):
        raise InspectError(f"{directory}: not a directory", "--extract takes the one to write to")
    try:
        os.makedirs(directory, exist_ok=True)
        for path, content in zip(paths, inspection.contents, strict=True):
            _write(path, content, force)
    except FileExistsError as error:
        raise InspectError(f"{error.filename} exists", "--force overwrites it") from None
    except OSError as error:
        raise InspectError(f"{error.filename or directory}: {error.strerror}") from None
    return paths


def name_of(image: Image, stem: str) -> str:
    """Return `app-0-hip-spirv64----generic.spv`, made of file, image number and target."""
    target = re.sub(r"[^\w.+-]", "_", image.target, flags=re.ASCII)[:_LONGEST]
    suffix = _SUFFIXES.get(image.format, "elf" if _is_elf(image.format) else "bin")
    return f"{stem}-{image.index}{'-' * bool(target)}{target}.{suffix}"


def _is_elf(format: str) -> bool:
    return format in kinds.DEVICE_ELFS.values()


def _write(path: str, content: memoryview, force: bool) -> None:
    directory, name = os.path.split(path)
    draft = os.path.join(directory, f".{os.getpid()}.tmp.{name}")
    try:
        with open(draft, "xb") as file:
            file.write(content)
        if force:
            os.replace(draft, path)
        else:
            _publish(draft, path)
    finally:
        if os.path.lexists(draft):
            os.unlink(draft)


def _publish(draft: str, path: str) -> None:
    """Link the draft to its path: that fails for an existing file, even one made just now."""
    try:
        os.link(draft, path)
    except FileExistsError:
        raise FileExistsError(17, "exists", path) from None
