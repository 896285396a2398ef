"""Dependency files as clang writes them (-MD and friends)."""

from __future__ import annotations

import os

from hipspv.driver.options.command_line import CommandLine

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

# Options that clang gets in addition to -MD or -MMD.
_EXTRAS = ("-MP", "-MG", "-MV")
_TARGETS = ("-MT", "-MQ")


def wanted(line: CommandLine) -> str:
    """Return -MD, -MMD or an empty string."""
    given = line.given("-MD", "-MMD")
    return given[-1].argv[0] if given else ""


def path(line: CommandLine, source: str) -> str:
    """Return the dependency file's path: -MF, or the output's or source's name with .d."""
    explicit = line.last("-MF")
    if explicit is not None:
        return explicit
    output = line.last("-o")
    if output is not None:
        return os.path.splitext(output)[0] + ".d"
    return os.path.splitext(os.path.basename(source))[0] + ".d"


def target(line: CommandLine, source: str) -> str:
    """Return the target that clang names: the output, or the object that the source would become."""
    return line.last("-o") or os.path.splitext(os.path.basename(source))[0] + ".o"


def argv(line: CommandLine, target: str, file: str) -> list[str]:
    """Return clang's options that write dependencies to `file`."""
    result = [wanted(line), "-MF", file]
    result += [arg for a in line.given(*_EXTRAS) for arg in a.argv]
    targets = [arg for a in line.given(*_TARGETS) for arg in a.argv]
    return result + (targets or ["-MQ", target])


def device_arguments(line: CommandLine, target: str, file: str) -> list[str]:
    """Return the same for the device side, where clang's driver drops -MD.

    -Xpreprocessor: not for the parser of a source that is preprocessed before.
    """
    given = line.given(*_TARGETS)
    targets = [a.value if a.argv[0].startswith("-MT") else quoted(a.value) for a in given]
    cc1 = ["-dependency-file", file]
    cc1 += [arg for name in targets or [quoted(target)] for arg in ("-MT", name)]
    cc1 += ["-sys-header-deps"] if wanted(line) == "-MD" else []
    cc1 += [a.argv[0] for a in line.given("-MP", "-MG")]
    return [arg for argument in cc1 for arg in ("-Xpreprocessor", argument)]


def quoted(target: str) -> str:
    """Return a target as clang's -MQ writes it for make."""
    result = ""
    for index, c in enumerate(target):
        if c in " \t":
            backslashes = len(target[:index]) - len(target[:index].rstrip("\\"))
            result += "\\" * backslashes + "\\"
        elif c == "$":
            result += "$"
        elif c == "#":
            result += "\\"
        result += c
    return result


def only_arguments(line: CommandLine) -> list[str]:
    """Return the options of -M and -MM, which clang gets exactly as given."""
    if not line.has("-M", "-MM"):
        return []
    return [arg for a in line.given("-MF", *_EXTRAS, *_TARGETS) for arg in a.argv]


def merge(host: str, device: str, phony: bool) -> str:
    """Return the host's file with the device side's additional files in its rule.

    `phony`: each header has a target of its own (-MP).
    """
    known = set(prerequisites(host))
    extra = [name for name in prerequisites(device) if name not in known]
    if not extra:
        return host
    rule, newline, rest = _first_rule(host)
    rule += "".join(f" \\\n  {name}" for name in extra)
    targets = "".join(f"{name}:\n" for name in extra) if phony else ""
    return rule + newline + rest + targets


def prerequisites(text: str) -> list[str]:
    """Return the names after the first rule's colon, escaped as they are there."""
    rule = _first_rule(text)[0].replace("\\\n", " ")
    position = rule.find(": ")
    names, name, escaped = [], "", False
    for c in rule[position + 2 :] + " ":
        if c.isspace() and not escaped:
            if name:
                names.append(name)
            name = ""
        else:
            name += c
        escaped = c == "\\" and not escaped
    return names


def unquoted(name: str) -> str:
    """Return the path of a prerequisite. A wrong one for a backslash before a space or hash."""
    return name.replace("\\ ", " ").replace("\\#", "#").replace("$$", "$")


def without(text: str, names: Callable[[str], bool], phony: bool) -> str:
    """Return clang's file without the headers for which `names` holds, in clang's layout.

    `phony`: as in merge.
    """
    return _written(text, [n for n in prerequisites(text) if not names(_unescaped(n))], phony)


def with_headers(text: str, source: str, headers: list[str], phony: bool) -> str:
    """Return clang's file with the source first, then the given headers, escaped as there, in
    clang's layout. `phony`: as in merge."""
    while source.startswith("./"):
        source = source[2:].lstrip("/")  # as clang does
    names = prerequisites(text)
    first = [name for name in names if _unescaped(name) == source]
    return _written(text, list(dict.fromkeys((*first, *headers, *names))), phony)


def _written(text: str, kept: list[str], phony: bool) -> str:
    """Return clang's file with other prerequisites.

    clang/lib/Frontend/DependencyFile.cpp breaks lines before column 75.
    """
    rule = _first_rule(text)[0]
    target = rule[: rule.find(": ") + 1]
    result, column = target, len(target)
    for name in kept:
        size = len(_unescaped(name)) + 1
        if column + size + 2 > 75:
            result, column = result + " \\\n ", 2
        result, column = f"{result} {name}", column + size
    return result + "\n" + "".join(f"{name}:\n" for name in kept[1:] if phony)


def _unescaped(name: str) -> str:
    return name.replace("\\ ", " ").replace("\\#", "#").replace("$$", "$")


def _first_rule(text: str) -> tuple[str, str, str]:
    position = 0
    while True:
        end = text.find("\n", position)
        if end < 0:
            return text, "", ""
        if text[end - 1 : end] != "\\":
            return text[:end], "\n", text[end + 1 :]
        position = end + 1
