"""The headers with which a source begins, in clang's precompiled form, for one side.

Most of clang's time goes into HIP's header. The second compile with the same headers and options makes the precompiled
form, and later ones use it, whatever else their sources contain. clang skips the source's own directives
(-preamble-bytes), as it does for editors: the state after them is the one that it reads from the file. The form of all
headers before the source's own text is the best; that of HIP's header and those before it serves more sources.

A form has standard headers alone (`standard_headers.py`). clang drops some data of others: the
errors of functions for both sides, which it says once a kernel needs the function; and what a
source adds to the meaning of a template that a header uses. The templates that standard headers use
are instantiated with the form: that is half of the time of clang with a form.

The form is made from standard input, so that it depends on no file of ours. clang calls that
`<stdin>`: messages that lead through the headers' #include would name it. After such messages, and
after any failure, clang runs again without the form.
"""

from __future__ import annotations

import copy
import marshal
import os
import time

from hipspv.core import store
from hipspv.core.workspace import read
from hipspv.driver.cache import search_list, source_text, tools
from hipspv.driver.cache.facts import file_facts
from hipspv.driver.cache.key import header_key
from hipspv.driver.cache.leading_includes import leading_includes
from hipspv.driver.cache.manifest import NOTHING_KNOWN, Files, Known, Manifest, record, settled_facts
from hipspv.driver.cache.source_text import Uncacheable
from hipspv.driver.cache.standard_headers import is_standard
from hipspv.driver.clang import depfile
from hipspv.driver.options import command_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.process import Child
    from hipspv.core.stages import Stage
    from hipspv.core.store import Store
    from hipspv.driver.cache.facts import FileFacts
    from hipspv.driver.run.job import Job

# States.
NONE, MAKING, USED = "", "headers", "precompiled headers"
_ABSENT = "absent"

# Options with which the result isn't the same, or might not be: debug information leaves out what
# it expects in a module, and others say how to make precompiled headers.
_REFUSED = ("-g", "-fpch", "-fno-pch", "-fmodule", "-verify")
_STDIN = b"<stdin>"
_OUTPUT = "headers.pch"  # in the command that is part of the key
_LEAST_FREE = 1 << 28
# Seconds after which headers that had no precompiled form are tried again: after a failure, and
# when one of them wasn't standard.
_RETRY, _RETRY_OTHERS = 300, 86400


class _Form:
    """The precompiled form of one beginning of a source: its `length` there, and its `text`.
    `argv` make it, with _OUTPUT for the output."""

    __slots__ = ("argv", "key", "length", "text")

    def __init__(self, length: int, text: bytes, argv: list[str], key: str) -> None:
        self.length = length
        self.text = text
        self.argv = argv
        self.key = key


class PrecompiledHeaders:
    """One side's precompiled headers. `state`: what the next command does with them. `headers` are
    those that it stands for, if it is used, and `known` what was read of them; `dependencies` their
    names in clang's file for make, in which headers count that were only asked for."""

    def __init__(
        self, job: Job, stage: Stage, kept: Store, files: Files, name: str, begin: int, users: list[str]
    ) -> None:
        """`name`: the path, without suffix, of temporary files. `begin`: the compile's, in ns.
        `users`: precompiled headers that clang would take by itself."""
        self.state = NONE
        self.headers: list[str] = []
        self.known = NOTHING_KNOWN
        self.dependencies: list[str] = []
        self._store = kept
        self._files = files
        self._begin = begin
        self._file = f"{name}.pch"
        self._list = f"{name}.list"
        self._rule = f"{name}.d"
        self._claim: int | None = None
        self._suspect = False
        self._form: _Form
        beginnings = _beginnings(job)
        if not beginnings or kept.free_bytes() < _LEAST_FREE or any(map(os.path.exists, users)):
            return
        argv = _arguments_of_headers(job, stage)
        if not any(arg.startswith(_REFUSED) for arg in argv[1:]):
            forms = (_Form(*each, argv, header_key(argv, each[1], files.tools)) for each in beginnings)
            self.state = next(filter(None, map(self._choose, forms)), NONE)

    @property
    def text(self) -> bytes:
        """Return the standard input of the command that makes them."""
        return self._form.text

    def _choose(self, form: _Form) -> str:
        """Return what to do with a form: use what is there, or make it if no other process does."""
        self._form = form
        found = self._find()
        if found != _ABSENT:
            return found
        self._claim = self._store.claim(form.key)
        if self._claim is None:
            return NONE
        found = self._find()  # another process may have made it before the claim
        if found == _ABSENT:
            return MAKING
        self._release()
        return found

    def _find(self) -> str:
        """Return USED for a form that may be used, NONE for one that is of no use, else _ABSENT, after its removal."""
        data = self._store.read(self._form.key)
        if data is None:
            return _ABSENT
        made, wait, directory, manifest, facts, asked, dependencies, own = marshal.loads(data)
        if not manifest and made < time.time() < made + wait:
            return NONE
        kept = self._store.headers(self._form.key)
        if manifest and self._files.untouched({kept: own, **facts}):
            if self._files.lie_there(Manifest(*manifest)):
                self.headers, self.dependencies = list(facts), dependencies
                self.known = _known(Manifest(*manifest), facts, asked)
                self._file = kept
                return USED
            if directory != os.getcwd():
                return NONE  # this directory has headers of its own
        self._store.forget(self._form.key)
        return _ABSENT

    def _release(self) -> None:
        if self._claim is not None:
            os.close(self._claim)
            self._claim = None

    def argv(self) -> list[str]:
        """Return the arguments that clang needs in addition, if the headers are used."""
        if self.state != USED:
            return []
        argv = ["-include-pch", self._file]
        argv += [f"-preamble-bytes={self._form.length},1"] if self._form.length else []
        return [arg for name in argv for arg in ("-Xclang", name)]

    def command(self) -> list[str]:
        """Return the command that makes them; it reads `text` from standard input."""
        argv = [self._file if arg == _OUTPUT else arg for arg in self._form.argv]
        cc1 = ["-fpch-instantiate-templates", "-dependency-file", self._rule, "-MT", "-"]
        argv += [arg for option in cc1 for arg in ("-Xclang", option)]
        return [*argv, *search_list.argv(self._list)]

    def end(self, child: Child) -> bool:
        """Take note that clang has ended. Return true if it has to run again."""
        if self.state == MAKING:
            self._made(child)
            return True
        if self.state == USED and (child.status or _STDIN in child.stderr()):
            self.state, self.headers, self.dependencies = NONE, [], []
            self.known = NOTHING_KNOWN
            self._suspect = bool(child.status)
            return True
        if self.state == USED:
            self._store.count(store.PRECOMPILED)
        elif self._suspect and child.status == 0:
            self._refuse(_RETRY)
        self._suspect = False
        return False

    def _made(self, child: Child) -> None:
        """Keep what clang made, and use it now."""
        self.state = NONE
        try:
            searched, said = search_list.split(child.stderr())
            if child.status or said or not searched:
                self._refuse(_RETRY)
                return
            headers = list(dict.fromkeys(os.fsdecode(read(self._list)).splitlines()))
            if not all(map(is_standard, headers)):
                self._refuse(_RETRY_OTHERS)
                return
            texts = [read(path) for path in headers]
            _check_macros(texts)
            manifest = record(headers, [*searched, ""], (), self._begin)
            facts = settled_facts(headers, self._begin)
            wrappers = source_text.wrappers(texts)
            asked = source_text.questions(texts, wrappers), wrappers
            content = read(self._file)
            self.dependencies = depfile.prerequisites(os.fsdecode(read(self._rule)))
            self.state, self.headers = USED, headers
            self.known = _known(manifest, facts, asked)
            self._store.write_headers(self._form.key, content)
            own = file_facts(self._store.headers(self._form.key))
            self._note(0, manifest.as_tuple(), facts, asked, self.dependencies, own)
        except Uncacheable as error:
            store.note(error)
            self._refuse(_RETRY)
        except OSError as error:
            store.note(error)
        finally:
            self._release()

    def _refuse(self, wait: int) -> None:
        """Note that there is no use in trying again before `wait` seconds have passed."""
        try:
            self._note(wait, (), {}, (), [], ())
        except OSError as error:
            store.note(error)

    def _note(self, wait: int, manifest: tuple, facts: dict, asked: tuple, dependencies: list[str], own: tuple) -> None:
        """Write the record of what was made; without a manifest, nothing was. `asked`: the headers'
        questions, and their macros that ask. `own`: the facts about the file."""
        values = time.time(), wait, os.getcwd(), manifest, facts, asked, dependencies, own
        self._store.write(self._form.key, marshal.dumps(values))


def _beginnings(job: Job) -> list[tuple[int, bytes]]:
    """Return how many bytes of the source precompiled headers could cover, and their text: the best first."""
    if job.clang_input == "-" or "CCC_OVERRIDE_OPTIONS" in os.environ or tools.configured():
        return []
    forced = any(argument.value == "hip/hip_runtime.h" for argument in job.line.given("-include"))
    begun = forced or job.dialect != command_line.HIP
    return leading_includes(job.content, os.path.dirname(job.clang_input), begun)


def _known(manifest: Manifest, facts: dict[str, FileFacts], asked: tuple[set[str], set[bytes]]) -> Known:
    """Return what the manifest of a form needs not be read again for."""
    files = {path: (content, facts[path][:2]) for path, (content, _) in manifest.files.items()}
    return Known(files, *asked)


def _check_macros(texts: list[bytes]) -> None:
    """Raises Uncacheable for headers that leave a macro on the stack of #pragma push_macro, which
    the precompiled form lacks."""
    if sum(text.count(b"push_macro") - text.count(b"pop_macro") for text in texts):
        raise Uncacheable("#pragma push_macro")


def _arguments_of_headers(job: Job, stage: Stage) -> list[str]:
    """Return the stage's command for the headers alone, free of what differs among sources."""
    other = copy.copy(job)
    other.cuid = "headers"
    other.color = False
    other.dependencies = {}
    other.clang_input = "-"
    other.paths = {**job.paths, stage.artifact: _OUTPUT}
    return [*stage.command(other), "-Xclang", "-emit-pch"]
