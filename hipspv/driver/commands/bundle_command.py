"""`hipspv bundle`: list, unpack, pack and check offload bundles in clang's and LLVM's forms."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import click

from hipspv.bundle import (
    archive,
    binary,
    compressed,
    heterogeneous,
    objects,
    offload_binary,
    program_bundle,
    reader,
    text,
)
from hipspv.bundle.checks import RULES, check
from hipspv.bundle.errors import BundleError
from hipspv.bundle.target import TargetId
from hipspv.core import toolchain
from hipspv.core.errors import CannotWrite, DriverError
from hipspv.core.ir_input import read_file
from hipspv.core.workspace import Workspace
from hipspv.targets import DEFAULT, TARGETS

if TYPE_CHECKING:
    from hipspv.bundle.model import Container, Entry

FORMS = ("binary", "text", "object", "package")


def show(file: str, as_json: bool) -> None:
    """List the bundles in a file."""
    found = _containers(file, read_file(file))
    if as_json:
        click.echo(json.dumps([_record(container) for container in found], indent=2))
        return
    for number, container in enumerate(found):
        click.echo(f"{number}: {_printable(_title(container))}")
        for entry in container.entries:
            click.echo(f"{entry.size:>12} {_printable(entry.id)}")


def unpack(file: str, output: str, target: str, number: int, trusted: bool) -> None:
    """Write the program of one target."""
    entry = _bundle(file, number).find(target)
    with Workspace() as space:
        _write(space, output, entry.chunks(trusted))


def unpack_all(file: str, directory: str, trusted: bool) -> None:
    """Write every entry into a directory, as <bundle's number>.<target>."""
    found = _containers(file, read_file(file))
    try:
        os.makedirs(directory, exist_ok=True)
    except FileExistsError:
        raise DriverError(f"{directory}: not a directory", "--all takes the directory to write to") from None
    with Workspace() as space:
        for number, container in enumerate(found):
            _require_apart(container)
            for place, entry in enumerate(container.entries):
                name = re.sub(r"[^\w.+-]", "_", entry.id, flags=re.ASCII)[:200]
                twice = any(other.id == entry.id for other in container.entries[:place])
                path = f"{number}.{place}.{name}" if twice else f"{number}.{name}"
                _write(space, os.path.join(directory, path), entry.chunks(trusted))
                click.echo(path)


def unpack_archive(file: str, output: str, target: str, missing: bool, trusted: bool) -> None:
    """Extract one target's programs from an archive of bundles, and write an archive of them."""
    data = read_file(file)
    if not archive.is_archive(data):
        raise DriverError(f"{file} is not an archive")
    programs = heterogeneous.programs(data, file, TargetId.parse(target), trusted)
    found = archive.write(programs)
    if found == archive.MAGIC and not missing:
        raise DriverError(f"{file} has no {target}", "--allow-missing makes an empty archive of it")
    with Workspace() as space:
        space.write(output, found)


def pack(spirv: str | None, entries: Iterable[str], output: str, how: dict[str, Any]) -> None:
    """Write a bundle: either of SPIR-V, as the compiler does, or of `<target>=<file>` arguments, in
    which an empty file name means no content. how: the command's options."""
    if spirv:
        contents = [(f"host-{toolchain.HOST_TRIPLE}", b""), (DEFAULT.bundle_id, read_file(spirv))]
        align = how["align"] or program_bundle.ALIGNMENT
    else:
        contents = program_bundle.flat(map(_named, entries))
        align = how["align"] or 1
    packed = _packed(contents, output, how["form"], how["type"], align)
    if how["compress"]:
        packed = compressed.write(packed, how["format_version"], how["method"], how["level"])
    with Workspace() as space:
        space.write(output, packed)


def _named(arg: str) -> tuple[str, bytes]:
    # The names of some targets have the sign, too.
    known = (each.bundle_id for each in TARGETS.values() if arg.startswith(f"{each.bundle_id}="))
    target = max(known, key=len, default=arg.partition("=")[0])
    mark, file = arg[len(target) :][:1], arg[len(target) + 1 :]
    if not mark:
        raise DriverError(f"--entry {arg}: expected <target>=<file>")
    TargetId.parse(target)
    return target, read_file(file) if file else b""


def verify(file: str, as_json: bool, trusted: bool) -> bool:
    """Print the errors and warnings about a file's bundles. Return false if there is an error."""
    findings = check(read_file(file), file, trusted)
    if as_json:
        rows = [{"level": each.level, **each._asdict()} for each in findings]
        click.echo(json.dumps(rows, indent=2))
    else:
        for finding in findings:
            click.echo(_printable(f"{file}: {finding}"))
    return all(finding.level != "error" for finding in findings)


def rules() -> None:
    """Print the rules of `verify`."""
    for name, (level, meaning) in RULES.items():
        click.echo(f"{name:<18} {level:<8} {meaning}")


def _packed(contents: list[tuple[str, bytes]], output: str, form: str, kind: str, align: int) -> bytes:
    if form == "binary":
        return binary.write(contents, align)
    if form == "text":
        kind = kind or os.path.splitext(output)[1].lstrip(".")
        if kind not in text.COMMENTS:
            raise DriverError(f"no text of type {kind!r}", f"--type: {', '.join(text.COMMENTS)}")
        return text.write(contents, text.COMMENTS[kind])
    if form == "package":
        return offload_binary.write(_image(target, content) for target, content in contents)
    if form != "object":
        raise DriverError(f"no form {form!r}", f"--form: {', '.join(FORMS)}")
    hosts = [item for item in contents if TargetId.parse(item[0]).kind == "host"]
    if len(hosts) != 1:
        raise DriverError("an object needs one entry of the kind host: it becomes the object")
    host, content = hosts[0]
    return objects.write(content, host, [item for item in contents if item[0] != host])


def _image(target: str, content: bytes) -> offload_binary.Image:
    parts = TargetId.parse(target)
    triple = "-".join(part for part in parts[1:5] if part is not None)
    arch = parts.processor + "".join(f":{name}{sign}" for name, sign in parts.features)
    kinds = {b"BC\xc0\xde": "bitcode", b"\x7fELF": "object", b"\x03\x02\x23\x07": "spirv"}
    strings = {"triple": triple, "arch": arch}
    return offload_binary.Image(content, parts.kind, kinds.get(content[:4], "none"), strings)


def _containers(file: str, data: bytes) -> list[Container]:
    found = reader.containers(data, file)
    if found:
        return found
    if data.startswith(b"\x7fELF") or archive.is_archive(data):
        raise BundleError("it carries no offload bundle")
    raise BundleError("not an offload bundle: no form's magic is there")


def _bundle(file: str, number: int) -> Container:
    found = _containers(file, read_file(file))
    if not 0 <= number < len(found):
        raise DriverError(f"{file} has no bundle {number}", f"it has {len(found)}")
    return found[number]


def _require_apart(container: Container) -> None:
    """Refuse overlapping entries: each would be written in full, so a small file could fill a disk."""
    total = sum(entry.size for entry in container.entries)
    size = container.size
    if container.compression:
        size = container.compression.plain_size
    if container.form == "object":
        size *= 2  # the host's entry is the object
    if total > size:
        raise BundleError("its entries overlap: unpack them one at a time", container.offset)


def _write(space: Workspace, output: str, chunks: Iterator[bytes]) -> None:
    """Write an output piece by piece. The output appears whole or not at all."""
    if output == "-":
        for chunk in chunks:
            sys.stdout.buffer.write(chunk)
        return
    path = space.begin(output)
    try:
        with open(path, "wb") as file:
            file.writelines(chunks)
    except OSError as error:
        raise CannotWrite(output, error) from None
    space.finish(output)


def _title(container: Container) -> str:
    argv = ["offload binary" if container.form == "package" else container.form]
    if container.version:
        argv.append(f"version {container.version}")
    if container.compression:
        found = container.compression
        argv.append(f"compressed by {found.method} (version {found.version})")
        argv.append(f"{found.plain_size} bytes unpacked")
    elif container.form == "binary" and container.alignment > 1:
        argv.append(f"aligned to {container.alignment}")
    place = f"{container.size} bytes at {container.offset}"
    return ", ".join([*argv, place]) + (f" of {container.where}" if container.where else "")


def _record(container: Container) -> dict[str, Any]:
    record = container._asdict()
    record["entries"] = [_entry_record(entry) for entry in container.entries]
    if container.compression:
        found = container.compression._asdict()
        record["compression"] = found | {"digest": container.compression.digest.hex()}
    return record


def _entry_record(entry: Entry) -> dict[str, Any]:
    record: dict[str, Any] = {"id": entry.id, "offset": entry.offset, "size": entry.size}
    try:
        parts = entry.target
        record |= {"target": parts._asdict() | {"features": dict(parts.features)}}
        record["canonical"] = parts.canonical()
    except BundleError:
        record["target"] = None
    return record | ({"properties": dict(entry.properties)} if entry.properties else {})


def _printable(text: str) -> str:
    """Escape control characters, so that a file can't send any to the terminal."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)
