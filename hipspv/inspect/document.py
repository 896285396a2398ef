"""The report as JSON and YAML: the same document, which is the model as it stands."""

from __future__ import annotations

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
    return {field: getattr(object, field) for field in object.__dataclass_fields__}


def as_yaml(document: Any) -> str:
    """The same as YAML 1.1, block style."""
    import yaml

    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    plain = json.loads(as_json(document))
    return yaml.dump(plain, Dumper=dumper, sort_keys=False, allow_unicode=False)


FORMS = {"json": as_json, "yaml": as_yaml}
