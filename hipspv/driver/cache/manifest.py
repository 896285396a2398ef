"""A manifest: the files that clang read for a result, and the directories that it searched.

`files` are the source and its headers, with their contents. `directories` are the directories in which clang may have
looked for headers. `names` are all path components by which it may have looked; for each directory the manifest records
which of them exist there, and of which kind. A new entry of such a name is a header that clang would now find first, or
that `__has_include` would find.
"""

from __future__ import annotations

import functools
import os
import stat

from hipspv.core.store import digest
from hipspv.driver.cache import source_text, tools
from hipspv.driver.cache.facts import entries, file_facts, may_have_changed, state_of
from hipspv.driver.cache.source_text import Uncacheable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from hipspv.driver.cache.facts import DirectoryState, FileFacts

    # The content's digest, and the index of the first path in the list that leads to the same
    # file: #pragma once compares files that way.
    FileState = tuple[bytes, int]


class Manifest:
    """Everything that one result depends on."""

    __slots__ = ("directories", "files", "names", "result")

    def __init__(
        self, files: dict[str, FileState], names: frozenset[str], directories: dict[str, DirectoryState], result: str
    ) -> None:
        self.files = files
        self.names = names
        self.directories = directories
        self.result = result

    def as_tuple(self) -> tuple:
        """Return the manifest as a tuple, for marshal."""
        return self.files, self.names, self.directories, self.result


class Files:
    """The current state of files; each file and directory is read once for all sides of a job."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[bytes, tuple[int, int]]] = {}
        self._lists: dict[str, dict[str, os.DirEntry[str]] | None] = {}
        self._facts: dict[str, FileFacts] = {}

    @functools.cached_property
    def tools(self) -> tuple:
        """Return the facts about clang and the package."""
        return tools.clang()

    def hold(self, manifest: Manifest) -> bool:
        """Return true if clang would read the same again."""
        first: dict[tuple[int, int], int] = {}
        try:
            for index, (path, state) in enumerate(manifest.files.items()):
                content, inode = self._read(path)
                if (content, first.setdefault(inode, index)) != state:
                    return False
        except OSError:
            return False
        return self.lie_there(manifest)

    def untouched(self, facts: dict[str, FileFacts]) -> bool:
        """Return true if nothing has touched the files since `facts` were recorded. It reads no file."""
        try:
            for path, known in facts.items():
                if path not in self._facts:
                    self._facts[path] = file_facts(path)
                if self._facts[path] != known:
                    return False
        except OSError:
            return False
        return True

    def lie_there(self, manifest: Manifest) -> bool:
        """Return true if clang would find the same files again."""
        return all(
            state_of(self._listed(directory), manifest.names) == state
            for directory, state in manifest.directories.items()
        )

    def _listed(self, directory: str) -> dict[str, os.DirEntry[str]] | None:
        if directory not in self._lists:
            self._lists[directory] = entries(directory)
        return self._lists[directory]

    def _read(self, path: str) -> tuple[bytes, tuple[int, int]]:
        if path not in self._known:
            text, status = read(path)
            self._known[path] = digest(text), (status.st_dev, status.st_ino)
        return self._known[path]


def read(path: str) -> tuple[bytes, os.stat_result]:
    """Return a file's content and status."""
    file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        status = os.fstat(file)
        return os.read(file, status.st_size + 1), status
    finally:
        os.close(file)


def directory_state(directory: str, names: frozenset[str]) -> DirectoryState:
    """Return the names that exist in the directory, with their kinds."""
    return state_of(entries(directory), names)


class Known:
    """Headers that were read for an earlier result and haven't changed since.

    files: the digest of each one's content, with its device and inode. questions: the names that
    they ask for. wrappers: their macros that ask.
    """

    __slots__ = ("files", "questions", "wrappers")

    def __init__(
        self, files: dict[str, tuple[bytes, tuple[int, int]]], questions: set[str], wrappers: set[bytes]
    ) -> None:
        self.files = files
        self.questions = questions
        self.wrappers = wrappers


NOTHING_KNOWN = Known({}, set(), set())


def record(
    paths: Iterable[str], searched: list[str], asked: Iterable[str], begin: int, known: Known = NOTHING_KNOWN
) -> Manifest:
    """Return the manifest, without a result, of a compilation that began at `begin` (ns) and read `paths`.

    searched: clang's list of directories. asked: other names that clang may have looked for. known:
    headers that aren't read again. Raises Uncacheable, and OSError if a file no longer exists.
    """
    texts: list[bytes] = []
    files: dict[str, FileState] = {}
    first: dict[tuple[int, int], int] = {}
    for index, path in enumerate(dict.fromkeys(paths)):
        if path in known.files:
            content, inode = known.files[path]
        else:
            text, status = read(path)
            _check_age(path, status, begin)
            source_text.check(text)
            texts.append(text)
            content, inode = digest(text), (status.st_dev, status.st_ino)
        files[path] = content, first.setdefault(inode, index)
    wrappers = known.wrappers | source_text.wrappers(texts)
    wanted = known.questions | source_text.questions(texts, wrappers) | set(asked)
    directories = set(searched) | {os.path.dirname(path) for path in files}
    wanted |= {name for path in files for name in _names(path, directories)}
    names = frozenset(part for name in wanted for part in name.split("/"))
    looked = _searched_directories(directories, {os.path.dirname(name) for name in wanted})
    states = {directory: directory_state(directory, names) for directory in looked}
    for directory, state in states.items():
        for name, _ in state or ():
            _check_age(name, os.lstat(os.path.join(directory, name)), begin)
    return Manifest(files, names, states, "")


def settled_facts(paths: Iterable[str], begin: int) -> dict[str, FileFacts]:
    """Return the facts about files that haven't changed since `begin`. Raises Uncacheable, and OSError."""
    found = {path: file_facts(path) for path in paths}
    for path, facts in found.items():
        if may_have_changed(facts[-1], begin):
            raise Uncacheable(f"{path} changed while it was compiled")
    return found


def _check_age(path: str, status: os.stat_result, begin: int) -> None:
    """Raises Uncacheable for a path that may have changed since the compilation began.

    A directory's time isn't checked: it changes with any entry, and entries are judged one by one.
    """
    if not stat.S_ISDIR(status.st_mode) and may_have_changed(status.st_ctime_ns, begin):
        raise Uncacheable(f"{path} changed while it was compiled")


def _names(path: str, directories: set[str]) -> list[str]:
    """Return the names by which a file may have been looked for: the rest of its path after each directory."""
    found = [os.path.basename(path)]
    position = path.rfind("/", 0, len(path) - len(found[0]) - 1)
    while position > 0:
        if path[:position] in directories:
            found.append(path[position + 1 :])
        position = path.rfind("/", 0, position)
    return found if path.startswith("/") else [*found, path]


def _searched_directories(directories: set[str], prefixes: set[str]) -> list[str]:
    """Return the directories, and the subdirectories that a name's own directories lead to."""
    found = dict.fromkeys(sorted(directories))
    for directory in sorted(directories):
        for prefix in prefixes:
            below = os.path.join(directory, prefix)
            if prefix and os.path.isdir(below):
                found.setdefault(below)
    return list(found)
