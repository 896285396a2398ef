"""A device result that may be kept: looked up before it is made, kept behind it."""

from __future__ import annotations

import marshal
import os
import sys

from hipspv.driver import workspace
from hipspv.driver.cache import cacheable, store
from hipspv.driver.cache.key import first_key
from hipspv.driver.cache.store import Store
from hipspv.driver.job import Job
from hipspv.driver.stages.stage import Stage
from hipspv.targets.target import Target


class Result:
    """What the device side made and said. `dependencies` is clang's file for make, or empty."""

    __slots__ = ("dependencies", "diagnostics", "product", "warnings")

    def __init__(
        self, product: bytes, diagnostics: bytes, warnings: bytes, dependencies: bytes
    ) -> None:
        self.product = product
        self.diagnostics = diagnostics
        self.warnings = warnings
        self.dependencies = dependencies


class KeptResult:
    """The way to the cache of one target's part of a job. `product` is the stage whose result is
    kept.

    Here the result is what the key says: where all that the stages read is known before they run.
    """

    def __init__(self, job: Job, target: Target, stages: list[Stage], product: Stage) -> None:
        self.product = product
        self.diagnostics = b""
        self._job = job
        self._target = target
        self._stdin = b""
        self._stages = [stage for stage in stages if cacheable.is_cached(stage)]
        self._store = Store(os.path.join(store.base_folder(), store.DEVICE_CODE), store.limit())
        self._key = ""

    def look_up(self) -> Result | None:
        """The result of an equal compile; its files are where the stages would put them."""
        try:
            self._key = first_key(self._job, self._target, self._stages, self._stdin)
            if self._store.usable():
                return self._find()
        except OSError as error:
            note(error)
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
        dependencies = self._job.dependency_files.get(self._target.arch)
        if dependencies:
            workspace.write(dependencies, result.dependencies)
        return result

    def words(self) -> list[str]:
        """What clang is told besides."""
        return []

    def observe(self, stderr: bytes) -> None:
        """clang is done."""

    def keep(self, warnings: bytes) -> None:
        """All went well: keep the result. `warnings` is what the stages behind clang said."""
        path = self._job.paths[self.product.artifact]
        if not self._key or path == "-" or not os.path.isfile(path):
            return
        try:
            dependencies = self._job.dependency_files.get(self._target.arch)
            text = workspace.read(dependencies) if dependencies else b""
            values = (workspace.read(path), self.diagnostics, warnings, text)
            self._write(marshal.dumps(values))
        except OSError as error:
            note(error)

    def _write(self, data: bytes) -> None:
        self._store.write(self._key, data)
        self._store.count(store.MADE)


def note(error: Exception) -> None:
    """Why nothing was kept, for those who ask."""
    if os.environ.get("HIPSPV_LOG") in ("debug", "trace"):
        print(f"hipspv-cc: note: cache: {error}", file=sys.stderr)
