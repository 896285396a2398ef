"""Static libraries."""

from hipspv.bundle import archive
from hipspv.bundle.errors import ArchiveError

ERRORS = (ArchiveError,)


def read(data: bytes) -> None:
    members = [member for member in archive.headers(data) if member.offset is not None]
    for _, offset, size in members:
        assert 0 <= (offset or 0) <= (offset or 0) + size <= len(data)
    if archive.is_archive(data) and not data.startswith(archive.THIN_MAGIC):
        contents = list(archive.members(data, ""))
        assert [len(content) for _, content in contents] == [member.size for member in members]
        archive.write(contents)
