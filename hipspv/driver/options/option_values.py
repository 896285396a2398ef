"""Kinds of options whose values the stages after clang get: their parsing, errors and defaults."""

from __future__ import annotations

from hipspv.core.errors import OptionError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from hipspv.driver.options.command_line import CommandLine


class Value:
    """An option's value: any text.

    field: the attribute of DeviceSettings, and of LowerOptions if that has it.
    stages: the commands `hipspv <stage>` that take the option, separated by blanks.
    spelling: the option's name in these commands, if it differs.
    profiled: the default is the target profile's, if there is a profile.
    read: returns the value from a command line of hipspv-cc, if it isn't the option's own.
    """

    __slots__ = ("_read", "default", "field", "profiled", "spelling", "stages")

    def __init__(
        self,
        field: str,
        default: object = "",
        *,
        stages: str = "lower",
        spelling: str = "",
        profiled: bool = False,
        read: Callable[[CommandLine], Any] | None = None,
    ) -> None:
        self.field = field
        self.default = default
        self.stages = stages.split()
        self.spelling = spelling
        self.profiled = profiled
        self._read = read

    def given(self, line: CommandLine, name: str) -> Any:
        """Return the option's text, flag or list of texts, or None if it isn't given."""
        return self._read(line) if self._read else self._own(line, name)

    def _own(self, line: CommandLine, name: str) -> Any:
        return line.last(name)

    def parse(self, given: Any, name: str) -> Any:
        """Return the value of a given option. Raises OptionError with the allowed values."""
        return given

    def argv(self, given: Any, name: str) -> list[str]:
        """Return the arguments of a stage's command for a given option."""
        return [_spelled(name, given)]


class Flag(Value):
    """`meaning` is the value if the option is given, and its opposite is the default."""

    __slots__ = ("meaning",)

    def __init__(self, field: str, meaning: bool = True, **how: Any) -> None:
        super().__init__(field, not meaning, **how)
        self.meaning = meaning

    def _own(self, line: CommandLine, name: str) -> Any:
        return self.meaning if line.has(name) else None

    def argv(self, given: Any, name: str) -> list[str]:
        return [name] if given == self.meaning else []


class Pair(Value):
    """Two spellings for true and false, `off` the second one. The last given one counts."""

    __slots__ = ("off",)

    def __init__(self, field: str, off: str, default: bool | None = None, **how: Any) -> None:
        super().__init__(field, default, **how)
        self.off = off

    def _own(self, line: CommandLine, name: str) -> Any:
        given = line.given(name, self.off)
        return given[-1].argv[0] == name if given else None

    def argv(self, given: Any, name: str) -> list[str]:
        on, off = name.split("/")
        return [on if given else off]


class Choice(Value):
    """One of some texts."""

    __slots__ = ("allowed",)

    def __init__(self, field: str, allowed: Sequence[str], default: str = "", **how: Any) -> None:
        super().__init__(field, default, **how)
        self.allowed = allowed

    def parse(self, given: Any, name: str) -> Any:
        if given not in self.allowed:
            raise _invalid(given, name, _list(self.allowed))
        return given


class Choices(Choice):
    """Some of the allowed texts, separated by commas, in the order of the allowed ones."""

    __slots__ = ()

    def __init__(self, field: str, allowed: Sequence[str], **how: Any) -> None:
        super().__init__(field, allowed, **how)
        self.default = ()

    def parse(self, given: Any, name: str) -> Any:
        chosen = [super(Choices, self).parse(text, name) for text in given.split(",")]
        return tuple(text for text in self.allowed if text in chosen)


class Number(Value):
    """A whole number, one of `allowed`, or any; `said` describes these in errors."""

    __slots__ = ("allowed", "said")

    def __init__(
        self, field: str, default: int | None, allowed: Sequence[int] | None = None, said: str = "", **how: Any
    ) -> None:
        super().__init__(field, default, **how)
        self.allowed = allowed
        self.said = said or _list(allowed or ())

    def parse(self, given: Any, name: str) -> Any:
        digits = given.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal()) or not self.allows(int(given)):
            raise _invalid(given, name, self.said)
        return int(given)

    def allows(self, number: int) -> bool:
        return self.allowed is None or number in self.allowed


class Texts(Value):
    """The texts of a repeatable option."""

    __slots__ = ()

    def __init__(self, field: str, **how: Any) -> None:
        super().__init__(field, (), **how)

    def _own(self, line: CommandLine, name: str) -> Any:
        return tuple(argument.value for argument in line.given(name)) or None

    def argv(self, given: Any, name: str) -> list[str]:
        return [_spelled(name, text) for text in given]


def _spelled(name: str, value: str) -> str:
    """Return an option and its value, which follows a letter at once and a name after `=`."""
    return name + "=" * (len(name) > 2 and not name.endswith("=")) + value


def _invalid(given: str, name: str, allowed: str) -> OptionError:
    return OptionError(f"invalid value '{given}' in '{_spelled(name, given)}' ({allowed})")


def _list(values: Sequence[object]) -> str:
    if isinstance(values, range):
        return f"{values[0]} to {values[-1]}"
    *first, last = map(str, values)
    return f"{', '.join(first)} or {last}" if first else last
