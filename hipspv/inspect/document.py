"""The report as JSON and YAML: one document, which has the structure of the model.

Both are written piece by piece, because the document of many kernels is larger than their program.
"""

from __future__ import annotations

import functools
import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any

from hipspv.inspect.model import FORMAT, Report

_MANY = 64  # list items per piece of output


def of_reports(reports: list[Report]) -> dict[str, Any]:
    """Return the document for several files."""
    return {"format": FORMAT, "files": reports}


def as_json(document: Any) -> Iterator[str]:
    """Write JSON on one line; dataclasses are objects, with their fields in order. json would
    indent in Python, which takes ten times as long."""
    yield from _json(document)
    yield "\n"


def _json(value: Any) -> Iterator[str]:
    if _is_small(value):
        yield json.dumps(value, default=_fields)
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield ", " if number else "["
            yield from _json(item)
        yield "]"
    else:
        for number, (name, field) in enumerate(_items(value)):
            yield f"{', ' if number else '{'}{json.dumps(name)}: "
            yield from _json(field)
        yield "}"


def as_yaml(document: Any) -> Iterator[str]:
    """Write the same as YAML 1.1, block style."""
    return _yaml(document, "")


def _yaml(value: Any, indent: str) -> Iterator[str]:
    """Return the lines of a list or an object, all of them indented."""
    if isinstance(value, list):
        yield from _yaml_list(value, indent)
        return
    for name, field in _items(value):
        if _is_small(field):
            yield _dumped({name: field}, indent)
        else:
            yield f"{indent}{name}:\n"
            yield from _yaml(field, indent if isinstance(field, list) else indent + "  ")


def _yaml_list(items: list[Any], indent: str) -> Iterator[str]:
    for small, group in itertools.groupby(items, _is_small):
        if small:
            while some := list(itertools.islice(group, _MANY)):
                yield _dumped(some, indent)
            continue
        for item in group:
            # A dash is part of the indentation of the lines after it.
            lines = _yaml(item, indent + "  ")
            yield f"{indent}- {next(lines)[len(indent) + 2 :]}"
            yield from lines


def _dumped(value: Any, indent: str) -> str:
    import yaml

    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    plain = json.loads(json.dumps(value, default=_fields))
    text = yaml.dump(plain, Dumper=dumper, sort_keys=False, allow_unicode=False)
    return "".join(indent + line for line in text.splitlines(keepends=True))


def _is_small(value: Any) -> bool:
    """Return true if no list in the value has many items."""
    if isinstance(value, list):
        return len(value) <= _MANY and all(map(_is_small, value))
    if value is None or isinstance(value, str | int):
        return True
    return all(_is_small(field) for _, field in _items(value))


def _items(value: Any) -> Iterator[tuple[str, Any]]:
    fields = value if isinstance(value, dict) else _fields(value)
    return iter(fields.items())


def _fields(object: Any) -> dict[str, Any]:
    """Return a dataclass's fields; `asdict` would copy everything in them."""
    return {name: getattr(object, name) for name in _names(type(object))}


@functools.cache
def _names(type: Any) -> list[str]:
    """Return a class's own fields before its base's: the few facts before the long lists."""
    inherited = getattr(type.__base__, "__dataclass_fields__", {})
    return [*(name for name in type.__dataclass_fields__ if name not in inherited), *inherited]


FORMS: dict[str, Callable[[Any], Iterator[str]]] = {"json": as_json, "yaml": as_yaml}
