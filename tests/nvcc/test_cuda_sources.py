"""CUDA sources that nvcc takes as they are: parts of CUDA's headers beyond HIP's."""

import shutil
import subprocess
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.nvcc.conftest import Run

# CUDA's C++ functions have default arguments that HIP's lack.
DEFAULT_ARGUMENTS = """\
void f(void* p, cudaArray_t a, cudaMipmappedArray_t m, cudaStream_t s, cudaEvent_t e,
       cudaChannelFormatDesc d, cudaExtent x, cudaMemcpy3DParms parameters, cudaPitchedPtr pitched,
       cudaGraphicsResource_t g, cudaExternalSemaphore_t es, cudaExternalSemaphoreSignalParams sp,
       cudaExternalSemaphoreWaitParams wp) {
  cudaStreamWaitEvent(s, e);
  cudaEventRecord(e);
  cudaEventRecordWithFlags(e);
  cudaMallocArray(&a, &d, 4);
  cudaMalloc3DArray(&a, &d, x);
  cudaMallocMipmappedArray(&m, &d, x, 1);
  cudaMemcpyAsync(p, p, 4, cudaMemcpyDefault);
  cudaMemcpy3DAsync(&parameters);
  cudaMemcpyPeerAsync(p, 0, p, 0, 4);
  cudaMemcpy2DAsync(p, 4, p, 4, 4, 4, cudaMemcpyDefault);
  cudaMemcpy2DToArrayAsync(a, 0, 0, p, 4, 4, 4, cudaMemcpyDefault);
  cudaMemcpy2DFromArrayAsync(p, 4, a, 0, 0, 4, 4, cudaMemcpyDefault);
  cudaMemcpy2DArrayToArray(a, 0, 0, a, 0, 0, 4, 4);
  cudaMemsetAsync(p, 0, 4);
  cudaMemset3DAsync(pitched, 0, x);
  cudaMemPrefetchAsync(p, 4, cudaMemLocation{cudaMemLocationTypeDevice, 0}, 0);
  cudaGraphicsMapResources(1, &g);
  cudaStreamAttachMemAsync(s, p);
  cudaMallocManaged(&p, 4);
  cudaSignalExternalSemaphoresAsync(&es, &sp, 1);
  cudaWaitExternalSemaphoresAsync(&es, &wp, 1);
  cudaGetDriverEntryPoint("hipInit", &p, cudaEnableDefault);
}
"""

# CUTLASS names the types of pointers to functions that no device here has.
ENTRY_POINTS = """\
#include <cudaTypedefs.h>
PFN_cuTensorMapReplaceAddress replace = cuTensorMapReplaceAddress;
PFN_cuGraphMemAllocNodeGetParams parameters = cuGraphMemAllocNodeGetParams;
int main() {
  PFN_cuInit init;
  CUtensorMap map;
  if (replace(&map, nullptr) != CUDA_ERROR_NOT_SUPPORTED || !parameters) return 4;
  void* none = nullptr;
  cudaDriverEntryPointQueryResult result;
  if (cudaGetDriverEntryPoint("cuInit", (void**)&init, cudaEnableDefault, &result)) return 1;
  if (result != cudaDriverEntryPointSuccess || init(0) != CUDA_SUCCESS) return 2;
  cudaGetDriverEntryPoint("cuNone", &none, cudaEnableDefault, &result);
  return result == cudaDriverEntryPointSymbolNotFound && !none ? 0 : 3;
}
"""

# Programs' own headers declare the structure first.
GRAPHICS = """\
struct cudaGraphicsResource* mine;
#include <cuda_gl_interop.h>
int main(void) {
  unsigned int count;
  if (cudaGraphicsGLRegisterBuffer(&mine, 1, cudaGraphicsRegisterFlagsNone) == cudaSuccess)
    return 1;
  if (cudaGLGetDevices(&count, 0, 0, cudaGLDeviceListAll) == cudaSuccess && count) return 2;
  return cudaGraphicsResourceSetMapFlags(mine, cudaGraphicsMapFlagsNone) == cudaSuccess;
}
"""

JIT = """\
#include <cuda.h>
CUjit_option options[] = {CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_INFO_LOG_BUFFER,
                          CU_JIT_MAX_REGISTERS, CU_JIT_TARGET_FROM_CUCONTEXT};
"""

# The samples' helper_cuda.h, of which many programs have a copy, has them in a switch.
ERRORS = """\
#include <cuda.h>
bool known(cudaError_t error) {
  switch (error) {
    case cudaErrorInvalidHostPointer: case cudaErrorInvalidTextureBinding:
    case cudaErrorAddressOfConstant: case cudaErrorTextureFetchFailed:
    case cudaErrorTextureNotBound: case cudaErrorSynchronizationError:
    case cudaErrorInvalidFilterSetting: case cudaErrorInvalidNormSetting:
    case cudaErrorMixedDeviceExecution: case cudaErrorNotYetImplemented:
    case cudaErrorMemoryValueTooLarge: case cudaErrorInvalidSurface:
    case cudaErrorDuplicateVariableName: case cudaErrorDuplicateTextureName:
    case cudaErrorDuplicateSurfaceName: case cudaErrorDevicesUnavailable:
    case cudaErrorIncompatibleDriverContext: case cudaErrorTooManyPeers:
    case cudaErrorStartupFailure: case cudaErrorApiFailureBase:
    case cudaErrorInvalidChannelDescriptor: case cudaErrorExternalDevice:
    case cudaErrorInvalidTexture: case cudaErrorInvalidClusterSize: return true;
    default: return false;
  }
}
cudaError_t illegal = cudaErrorIllegalInstruction;
CUresult peers = CUDA_ERROR_TOO_MANY_PEERS;
static_assert(cudaErrorMisalignedAddress == 716 && CUDA_ERROR_MISALIGNED_ADDRESS == 716);
"""


@pytest.mark.parametrize("text", [DEFAULT_ARGUMENTS, JIT, ERRORS], ids=["arguments", "jit", "errors"])
def test_compiles(text: str, nvcc: Run, directory: Path) -> None:
    (directory / "a.cu").write_text(text)
    result = nvcc("-fdevice-syntax-only", "a.cu", "-Xcompiler", "-Wall,-Werror")
    assert result.returncode == 0, result.stderr


def test_entry_points_of_the_driver(nvcc: Run, directory: Path) -> None:
    (directory / "a.cu").write_text(ENTRY_POINTS)
    result = nvcc("-run", "a.cu")
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("compiler", ["gcc", "g++"])
def test_graphics_resources_in_host_code(compiler: str, tmp_path: Path) -> None:
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} isn't installed")
    source = tmp_path / ("a.c" if compiler == "gcc" else "a.cpp")
    source.write_text(GRAPHICS)
    library = toolchain.LIBRARY
    argv = [compiler, "-Wall", "-Wextra", f"-I{toolchain.INCLUDE}", str(source), f"-L{library}"]
    subprocess.run([*argv, "-lhipspv", f"-Wl,-rpath,{library}", "-o", tmp_path / "a"], check=True)
    subprocess.run([tmp_path / "a"], check=True)
