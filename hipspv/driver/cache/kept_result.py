"""A result that may be kept: looked up before it is made, kept afterwards."""

from __future__ import annotations

import marshal
import os

from hipspv.core import store, workspace
from hipspv.core.stages import Stage
from hipspv.core.store import Store, note
from hipspv.driver.cache import cacheable
from hipspv.driver.cache.key import first_key
from hipspv.driver.cache.manifest import Files
from hipspv.targets.target import Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.process import Child
    from hipspv.driver.cache.manifest import Manifest
    from hipspv.driver.run.job import Job


class Result:
    """Output of one side. `dependencies` is clang's dependency file for make, or empty."""

    __slots__ = ("dependencies", "diagnostics", "product", "warnings")

    def __init__(self, product: bytes, diagnostics: bytes, warnings: bytes, dependencies: bytes) -> None:
        self.product = product
        self.diagnostics = diagnostics
        self.warnings = warnings
        self.dependencies = dependencies


class KeptResult:
    """Cached result of one target's part of a job, or of the host's (`target` is None). `product`
    is the stage whose result is kept.

    This class serves stages whose inputs are all known before they run: the key alone names the result.
    """

    def __init__(self, job: Job, target: Target | None, stages: list[Stage], product: Stage, files: Files) -> None:
        self.product = product
        self.diagnostics = b""
        self._job = job
        self._target = target
        self._side = target.arch if target else ""
        self._stdin = b""
        self._files = files
        self._stages = [stage for stage in stages if cacheable.is_cached(stage)]
        self._store = Store(os.path.join(store.base_directory(), store.DEVICE_CODE), store.limit())
        self._key = ""

    def look_up(self) -> Result | None:
        """Return the result of an equal compilation, after writing its files to the stages' paths."""
        try:
            self._key = first_key(self._job, self._target, self._stages, self._stdin, self._files.tools)
            if self._store.usable():
                return self._find()
        except OSError as error:
            note(error)
        return None

    @property
    def manifest(self) -> Manifest | None:
        """Return what the result depends on beside the key, once it is found or kept."""
        return None

    def _find(self) -> Result | None:
        return self._read(self._key)

    def _read(self, key: str) -> Result | None:
        data = self._store.read(key)
        if data is None:
            return None
        self._store.count(store.HITS)
        result = Result(*marshal.loads(data))
        workspace.write(self._job.paths[self.product.artifact], result.product)
        dependencies = self._job.dependency_files.get(self._side)
        if dependencies:
            workspace.write(dependencies, result.dependencies)
        return result

    def command(self, argv: list[str], stdin: bytes | None) -> tuple[list[str], bytes | None]:
        """Return the command with which clang goes on, and its standard input."""
        return argv, stdin

    def preprocessor(self, argv: list[str]) -> list[str]:
        """Return the command of a preprocessor that runs first, whose output clang then reads."""
        return argv

    def end(self, clang: Child) -> bool:
        """Take note that a command has ended. Return true if clang has to go on with another."""
        return False

    def title(self, name: str) -> str:
        """Return the command's name in --time-report."""
        return name

    def observe(self, stderr: bytes) -> None:
        """Take note that clang has ended."""

    def keep(self, warnings: bytes) -> None:
        """Keep the result of a successful job. `warnings` is the output of the stages after clang."""
        path = self._job.paths[self.product.artifact]
        if not self._key or path == "-" or not os.path.isfile(path):
            return
        try:
            dependencies = self._job.dependency_files.get(self._side)
            text = workspace.read(dependencies) if dependencies else b""
            values = (workspace.read(path), self.diagnostics, warnings, text)
            self._write(marshal.dumps(values))
        except OSError as error:
            note(error)

    def _write(self, data: bytes) -> None:
        self._store.write(self._key, data)
        self._store.count(store.MADE)
