"""The report as JSON and YAML: the same document, which is the model as it stands."""

from __future__ import annotations

import functools
import json
from typing import Any

from hipspv.inspect.model import FORMAT, Report


def of_reports(reports: list[Report]) -> dict[str, Any]:
    """What is written of several files."""
    return {"format": FORMAT, "files": reports}


def as_json(document: Any) -> str:
    """Dataclasses are objects, with their fields in order. One line: json indents in Python, which
    takes ten times as long."""
    return json.dumps(document, default=_fields) + "\n"


def _fields(object: Any) -> dict[str, Any]:
    """A dataclass's fields; `asdict` would copy all that they hold."""
    return {name: getattr(object, name) for name in _names(type(object))}


@functools.cache
def _names(type: Any) -> list[str]:
    """A class's own fields stand before its base's: the few facts before the long lists."""
    inherited = getattr(type.__base__, "__dataclass_fields__", {})
    return [*(name for name in type.__dataclass_fields__ if name not in inherited), *inherited]


def as_yaml(document: Any) -> str:
    """The same as YAML 1.1, block style."""
    import yaml

    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    plain = json.loads(as_json(document))
    return yaml.dump(plain, Dumper=dumper, sort_keys=False, allow_unicode=False)


FORMS = {"json": as_json, "yaml": as_yaml}
