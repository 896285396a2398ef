"""Classes whose constructor takes the values of their fields, as a dataclass's does.

`dataclass` compiles code for each class, and imports `inspect` for it: a compile would spend more
time on that than on its passes' own modules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from typing_extensions import Self, dataclass_transform
else:

    def dataclass_transform(**_: object) -> Any:
        return lambda cls: cls


_T = TypeVar("_T")


class _Made:
    """A default value that each object has for itself."""

    def __init__(self, factory: Callable[[], object]) -> None:
        self._factory = factory

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, record: Record, owner: type) -> object:
        return vars(record).setdefault(self._name, self._factory())


def made(*, factory: Callable[[], _T]) -> _T:
    """Return a field's default that `factory` makes for each object."""
    default: Any = _Made(factory)
    return default


@dataclass_transform(frozen_default=True, field_specifiers=(made,))
class Record:
    """The base of such classes.

    Fields are annotated names, those of base classes first; an assigned value is the default. Their
    types are strings, since each module postpones the evaluation of annotations.

    fields: their types by name.
    """

    fields: ClassVar[dict[str, str]] = {}

    def __init_subclass__(cls) -> None:
        own = {name: kind for name, kind in cls.__annotations__.items() if "ClassVar" not in kind}
        cls.fields = {**cls.fields, **own}

    def __init__(self, *values: Any, **named: Any) -> None:
        given = dict(zip(self.fields, values, strict=False)) | named
        lacking = [name for name in self.fields if name not in given and name not in dir(self)]
        if len(given) != len(values) + len(named) or not given.keys() <= self.fields.keys():
            raise TypeError(f"{type(self).__name__} has the fields {', '.join(self.fields)}")
        if lacking:
            raise TypeError(f"{type(self).__name__} lacks {', '.join(lacking)}")
        vars(self).update(given)

    def replace(self, **values: Any) -> Self:
        """Return a copy with other values of some fields."""
        return type(self)(**(vars(self) | values))
