"""Transitive closures."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable
from typing import TypeVar

Node = TypeVar("Node", bound=Hashable)


def closure(
    start: Iterable[Node], following: Callable[[Node], Iterable[Node]], stop: Container[Node] = ()
) -> set[Node]:
    """These nodes, and those that they reach without passing one of `stop`."""
    found: set[Node] = set()
    work = list(start)
    while work:
        node = work.pop()
        if node not in found and node not in stop:
            found.add(node)
            work += following(node)
    return found


def sources_closure(
    value: Node, sources: Callable[[Node], Iterable[Node] | None], known: Container[Node] = ()
) -> set[Node] | None:
    """The operands of a value, transitively, and itself, without those `known`. None if `sources` returns None for one
    of them: it has a property that the result must not have."""
    found: set[Node] = set()
    work = [value]
    while work:
        value = work.pop()
        if value not in found and value not in known:
            found.add(value)
            more = sources(value)
            if more is None:
                return None
            work += more
    return found
