"""Builds the stand-ins for the CUDA driver, NCCL, cuBLAS, cuBLASLt, cuRAND, cuSOLVER and cuSPARSE (README.md)."""

from pathlib import Path

from tests.building import shared_library

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
NCCL = HERE / "nccl.cpp"
CUBLAS = HERE / "cublas.cpp"
CUBLASLT = HERE / "cublaslt.cpp"
CURAND = HERE / "curand.cpp"
CUSOLVER = HERE / "cusolver.cpp"
CUSPARSE = HERE / "cusparse.cpp"


def build_driver() -> Path:
    libraries = (NCCL, CUBLAS, CUBLASLT, CURAND, CUSOLVER, CUSPARSE)
    sources = sorted(source for source in HERE.glob("*.cpp") if source not in libraries)
    return shared_library("libcuda.so.1", sources, "-I", ROOT)


def build_nccl() -> Path:
    """NCCL's library, which needs the driver's."""
    driver = build_driver()
    flags = ["-I", ROOT, "-I", ROOT / "hipspv" / "include"]
    link = ["-L", driver.parent, f"-l:{driver.name}"]
    return shared_library("libnccl.so.2", [NCCL], *flags, libraries=link)


def build_cublas() -> Path:
    return shared_library("libcublas.so.12", [CUBLAS])


def build_cublaslt() -> Path:
    return shared_library("libcublasLt.so.12", [CUBLASLT])


def build_curand() -> Path:
    return shared_library("libcurand.so.10", [CURAND])


def build_cusolver() -> Path:
    return shared_library("libcusolver.so.11", [CUSOLVER])


def build_cusparse() -> Path:
    return shared_library("libcusparse.so.12", [CUSPARSE])
