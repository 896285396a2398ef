"""Builds the stand-ins for the CUDA driver, NCCL, cuBLAS, cuRAND and cuSPARSE (README.md)."""

from pathlib import Path

from tests.building import shared_library

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
NCCL = HERE / "nccl.cpp"
CUBLAS = HERE / "cublas.cpp"
CURAND = HERE / "curand.cpp"
CUSPARSE = HERE / "cusparse.cpp"


def build_driver() -> Path:
    sources = sorted(source for source in HERE.glob("*.cpp") if source not in (NCCL, CUBLAS, CURAND, CUSPARSE))
    return shared_library("libcuda.so.1", sources, "-I", ROOT)


def build_nccl() -> Path:
    """NCCL's library, which needs the driver's."""
    driver = build_driver()
    flags = ["-I", ROOT, "-I", ROOT / "hipspv" / "include"]
    link = ["-L", driver.parent, f"-l:{driver.name}"]
    return shared_library("libnccl.so.2", [NCCL], *flags, libraries=link)


def build_cublas() -> Path:
    return shared_library("libcublas.so.12", [CUBLAS])


def build_curand() -> Path:
    return shared_library("libcurand.so.10", [CURAND])


def build_cusparse() -> Path:
    return shared_library("libcusparse.so.12", [CUSPARSE])
