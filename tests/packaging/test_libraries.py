"""The runtime under the names of ROCm's and CUDA's libraries: for linkers, for dlopen(), and for their programs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.test_soname import LIBRARY, RUNTIME
from tests.runtime.conftest import COMPILER

# Opens a library by its path and asks for a function; then the same with the runtime in the process. An error is a
# result: glibc finds the frames of the library, although another one refers to it.
OPEN = """
import ctypes, sys
path, function, runtime = sys.argv[1:]
address = lambda library: ctypes.cast(getattr(library, function), ctypes.c_void_p).value
found = address(ctypes.CDLL(path))
assert ctypes.CDLL(path).hipSetDevice(-1) == 101
assert found == address(ctypes.CDLL(runtime)) == address(ctypes.CDLL(path))
"""
# A client of ROCm's library, in which the symbols have versions.
CLIENT = """
int hipRuntimeGetVersion(int*);
__asm__(".symver hipRuntimeGetVersion, hipRuntimeGetVersion@hip_4.2");
int main(void) {
  int version = 0;
  return hipRuntimeGetVersion(&version) != 0 || version == 0;
}
"""


@pytest.mark.parametrize(
    ("name", "function"),
    [
        *((f"libamdhip64.so{version}", "hipMalloc") for version in ("", ".6", ".7")),
        *((f"libhiprtc.so{version}", "hiprtcCreateProgram") for version in ("", ".6", ".7")),
        *((f"lib{name}.so", "hipMalloc") for name in ("cuda", "cudart", "nvrtc", "CHIP")),
    ],
)
def test_programs_open_it(name: str, function: str) -> None:
    argv = [sys.executable, "-c", OPEN, str(LIBRARY / name), function, str(RUNTIME)]
    done = subprocess.run(argv, env={}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# The driver's nodes of graphs, by CUgraphNodeParams and by its own structures.
GRAPHS = """
import ctypes, sys
from ctypes import byref, c_int, c_size_t, c_uint, c_uint64, c_void_p

cuda, compiler = (ctypes.CDLL(f"{sys.argv[1]}/{name}") for name in ("libcuda.so.1", "libnvrtc.so.12"))
SOURCE = b"extern \\"C\\" __global__ void add(int* x, int by) { x[threadIdx.x] += by; }"

def ok(result):
    assert result == 0, result

def structure(name, *fields):
    return type(name, (ctypes.Structure,), {"_fields_": fields})

sides = [(side + field, kind) for side in ("src", "dst") for field, kind in (
    ("x", c_size_t), ("y", c_size_t), ("z", c_size_t), ("lod", c_size_t), ("type", c_int), ("host", c_void_p),
    ("device", c_uint64), ("array", c_void_p), ("reserved", c_void_p), ("pitch", c_size_t), ("height", c_size_t))]
Copy3D = structure("Copy3D", *sides, ("width", c_size_t), ("height", c_size_t), ("depth", c_size_t))
Copy = structure("Copy", ("flags", c_int), ("reserved", c_int), ("context", c_void_p), ("copy", Copy3D))
Fill = structure("Fill", ("to", c_uint64), ("pitch", c_size_t), ("value", c_uint), ("element", c_uint),
                 ("width", c_size_t), ("height", c_size_t), ("context", c_void_p))
Kernel = structure("Kernel", ("function", c_void_p), ("grid", c_uint * 3), ("block", c_uint * 3), ("shared", c_uint),
                   ("arguments", c_void_p), ("extra", c_void_p), ("kernel", c_void_p), ("context", c_void_p))
Any = type("Any", (ctypes.Union,), {"_fields_": [
    ("reserved", c_uint64 * 29), ("kernel", Kernel), ("copy", Copy), ("fill", Fill)]})
Node = structure("Node", ("type", c_int), ("reserved0", c_int * 3), ("of", Any), ("reserved2", c_uint64))
Instantiate = structure("Instantiate", ("flags", c_uint64), ("stream", c_void_p), ("node", c_void_p), ("result", c_int))
assert ctypes.sizeof(Node) == 256

def out(function, *arguments, kind=c_void_p):
    value = kind()
    ok(function(byref(value), *arguments))
    return value

ok(cuda.cuInit(0))
context = out(cuda.cuDevicePrimaryCtxRetain, 0)
ok(cuda.cuCtxSetCurrent(context))
program = out(compiler.nvrtcCreateProgram, SOURCE, b"add.cu", 0, None, None)
ok(compiler.nvrtcCompileProgram(program, 0, None))
size = c_size_t()
ok(compiler.nvrtcGetPTXSize(program, byref(size)))
code = ctypes.create_string_buffer(size.value)
ok(compiler.nvrtcGetPTX(program, code))
add = out(cuda.cuModuleGetFunction, out(cuda.cuModuleLoadData, code), b"add")
memory = out(cuda.cuMemAlloc_v2, c_size_t(16), kind=c_uint64)
back = (c_int * 4)()

# Zeros by the older call; two times the kernel, of which the second has the kernel's other name; a copy to the host.
graph = out(cuda.cuGraphCreate, 0)
fill = Fill(to=memory, value=7, element=4, width=4, height=1)
nodes = [out(cuda.cuGraphAddMemsetNode, graph, None, c_size_t(0), byref(fill), context)]
by = c_int(30)
arguments = (c_void_p * 2)(ctypes.addressof(memory), ctypes.addressof(by))
shape = {"grid": (1, 1, 1), "block": (4, 1, 1), "arguments": ctypes.addressof(arguments)}
for named in ("function", "kernel"):
    node = Node(type=0)
    node.of.kernel = Kernel(**{named: add.value}, **shape)
    nodes.append(out(cuda.cuGraphAddNode_v2, graph, byref(nodes[-1]), None, c_size_t(1), byref(node)))
copy = Copy3D(srctype=2, srcdevice=memory, dsttype=1, dsthost=ctypes.addressof(back), width=16, height=1, depth=1)
node = Node(type=1)
node.of.copy.copy = copy
nodes.append(out(cuda.cuGraphAddNode, graph, byref(nodes[-1]), c_size_t(1), byref(node)))
kind = c_int()
assert [(cuda.cuGraphNodeGetType(node, byref(kind)), kind.value) for node in nodes] == [(0, 2), (0, 0), (0, 0), (0, 1)]

def run():
    given = Instantiate(node=77, result=77)
    executable = out(cuda.cuGraphInstantiateWithParams, graph, byref(given))
    assert (given.node, given.result) == (None, 0)
    ok(cuda.cuGraphLaunch(executable, None))
    ok(cuda.cuStreamSynchronize(None))
    ok(cuda.cuGraphExecDestroy(executable))
    return list(back)

assert run() == [67] * 4, list(back)
got, first = Kernel(), (c_uint64 * 9)(*[77] * 9)
ok(cuda.cuGraphKernelNodeGetParams_v2(nodes[1], byref(got)))
assert got.function == got.kernel == add.value and list(got.block) == [4, 1, 1] and got.context == context.value
ok(cuda.cuGraphKernelNodeGetParams(nodes[1], first))  # the older structure ends earlier
assert first[0] == add.value and list(first)[7:] == [77, 77]
by.value = 1
got.arguments, got.block = ctypes.addressof(arguments), (2, 1, 1)
ok(cuda.cuGraphKernelNodeSetParams_v2(nodes[1], byref(got)))
copied = Copy3D()
ok(cuda.cuGraphMemcpyNodeGetParams(nodes[3], byref(copied)))
assert (copied.srctype, copied.dsttype, copied.dsthost, copied.width) == (2, 1, ctypes.addressof(back), 16)
assert run() == [38, 38, 37, 37], list(back)

# Memory of HIP's value of an array, no condition, no such type, edges that aren't plain.
node.of.copy.copy.srctype = 10
assert cuda.cuGraphAddNode(byref(c_void_p()), graph, None, c_size_t(0), byref(node)) == 1
for kind, result in ((13, 1), (14, 1), (-1, 1)):
    assert cuda.cuGraphAddNode(byref(c_void_p()), graph, None, c_size_t(0), byref(Node(type=kind))) == result
port = (ctypes.c_ubyte * 8)(1)
assert cuda.cuGraphAddNode_v2(byref(c_void_p()), graph, byref(nodes[0]), port, c_size_t(1), byref(Node(type=5))) == 801

# `extra` ends with CUDA's 0 as with HIP's 3.
packed = (c_uint64 * 2)(memory.value, 5)
size = c_size_t(12)
for end in (0, 3):
    extra = (c_void_p * 5)(1, ctypes.addressof(packed), 2, ctypes.addressof(size), end)
    ok(cuda.cuLaunchKernel(add, 1, 1, 1, 4, 1, 1, 0, None, None, extra))
ok(cuda.cuMemcpyDtoH_v2(back, memory, c_size_t(16)))
assert list(back) == [48, 48, 47, 47], list(back)

# Edges to the next node of a capture: their data are zeros.
stream = out(cuda.cuStreamCreate, 1)
ok(cuda.cuStreamBeginCapture_v2(stream, 2))
ok(cuda.cuMemsetD32Async(memory, 1, c_size_t(4), stream))
status, count, edges = c_int(), c_size_t(), c_void_p()
ok(cuda.cuStreamGetCaptureInfo_v3(stream, byref(status), None, None, None, byref(edges), byref(count)))
assert (status.value, count.value) == (1, 1) and ctypes.string_at(edges, 8) == bytes(8)
ok(cuda.cuStreamEndCapture(stream, byref(c_void_p())))
"""


@pytest.mark.parametrize("version", ["6", "7"])
def test_a_program_linked_with_rocms_runs(version: str, tmp_path: Path) -> None:
    name = f"libamdhip64.so.{version}"
    (tmp_path / "rocm.c").write_text("int hipRuntimeGetVersion(int* version) { return *version = -1; }\n")
    (tmp_path / "rocm.map").write_text("hip_4.2 { global: hip*; local: *; };\n")
    (tmp_path / "client.c").write_text(CLIENT)
    argv = ["gcc", "-shared", "-fPIC", "rocm.c", f"-Wl,-soname,{name},--version-script=rocm.map", "-o", name]
    subprocess.run(argv, cwd=tmp_path, check=True)
    subprocess.run(["gcc", "client.c", name, "-o", "client"], cwd=tmp_path, check=True)
    done = subprocess.run(
        [tmp_path / "client"], env={"LD_LIBRARY_PATH": str(LIBRARY)}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


# Calls of a profiler's library, and the depths of ranges or other results.
RANGES = {
    "libroctx64.so.4": ("roctxRangePop", "roctxRangePushA", "roctxRangePushA", "roctxRangePop", [-1, 0, 1, 1]),
    "libroctx64.so": ("roctx_version_major", "roctx_version_minor", [4, 1]),
    "librocprofiler-sdk-roctx.so.1": ("roctxRangePushA", "roctxRangePop", [0, 0]),
    "librocprofiler-sdk-roctx.so": ("roctxProfilerPause", "roctxProfilerResume", [0, 0]),
    "libnvToolsExt.so.1": ("nvtxRangePushA", "nvtxRangePop", [-2, -2]),
    "libnvToolsExt.so": ("nvtxRangePushW", "nvtxDomainRangePop", [-2, -2]),
}
CALL = """
import ctypes, sys
path, *functions = sys.argv[1:]
library = ctypes.CDLL(path)
print([getattr(library, function)(None) for function in functions])
"""


@pytest.mark.parametrize("name", RANGES)
def test_profilers_libraries_keep_ranges(name: str) -> None:
    *functions, results = RANGES[name]
    argv = [sys.executable, "-c", CALL, str(LIBRARY / name), *functions]
    done = subprocess.run(argv, env={}, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == (f"{results}\n", "")


@pytest.mark.parametrize("call", ["0", 'roctxRangePushA("a")'])
def test_programs_need_profilers_libraries_that_they_call(tmp_path: Path, call: str) -> None:
    (tmp_path / "a.c").write_text(f"int roctxRangePushA(const char*);\nint main(void) {{ return {call}; }}\n")
    argv = [COMPILER, "-x", "c", "a.c", "-lroctx64", "-lnvToolsExt", "-o", "a"]
    subprocess.run(argv, cwd=tmp_path, check=True)
    assert subprocess.run([tmp_path / "a"], env={}, check=False).returncode == 0
    program = (tmp_path / "a").read_bytes()
    assert (b"libroctx64.so.4" in program) == (call != "0")
    assert b"libnvToolsExt" not in program


# The driver API with NVIDIA's values and layouts, as programs use it that hipspv didn't compile.
DRIVER = """
import ctypes, sys
from ctypes import byref, c_char_p, c_int, c_size_t, c_uint64, c_void_p

cuda, hip = (ctypes.CDLL(f"{sys.argv[1]}/{name}") for name in ("libcuda.so.1", "libamdhip64.so.7"))
wrong = []

def check(what, got, expected):
    if got != expected:
        wrong.append((what, got, expected))

def out(function, *arguments, kind=c_int):
    value = kind()
    check(function.__name__, function(byref(value), *arguments), 0)
    return value.value

def entry(name, version):
    address, status = c_void_p(), c_int(-1)
    result = cuda.cuGetProcAddress_v2(name, byref(address), version, c_uint64(0), byref(status))
    return result, address.value, status.value

def address(library, name):
    return ctypes.cast(getattr(library, name), c_void_p).value

check("cuInit", cuda.cuInit(0), 0)
check("version", out(cuda.cuDriverGetVersion), 12080)
check("count", out(cuda.cuDeviceGetCount), out(hip.hipGetDeviceCount))
# CU_DEVICE_ATTRIBUTE_*: threads of a block, warp, multiprocessors, capability, memory pools; then HIP's values.
for value, hips in ((1, 56), (10, 87), (16, 63), (75, 23), (76, 61), (115, 88)):
    check(("attribute", value), out(cuda.cuDeviceGetAttribute, value, 0), out(hip.hipDeviceGetAttribute, hips, 0))
check("attribute 0", cuda.cuDeviceGetAttribute(byref(c_int()), 0, 0), 1)
check("attribute of no device", cuda.cuDeviceGetAttribute(byref(c_int()), 1, 99), 101)
name = c_char_p()
check("name", (cuda.cuGetErrorName(101, byref(name)), name.value), (0, b"CUDA_ERROR_INVALID_DEVICE"))
check("no name", (cuda.cuGetErrorName(17, byref(name)), name.value), (1, None))

# Entry points by version: another function, the newest one, none of that version, no such function.
check("v1", entry(b"cuStreamGetCaptureInfo", 11000), (0, address(cuda, "cuStreamGetCaptureInfo"), 0))
check("v2", entry(b"cuStreamGetCaptureInfo", 12000), (0, address(cuda, "cuStreamGetCaptureInfo_v2"), 0))
check("v3", entry(b"cuStreamGetCaptureInfo", 12030), (0, address(cuda, "cuStreamGetCaptureInfo_v3"), 0))
check("with HIP's parameters", entry(b"cuGraphExecUpdate", 11000), (0, address(cuda, "cuGraphExecUpdate"), 0))
check("too old", entry(b"cuGetProcAddress", 10000), (0, None, 2))
check("newest", entry(b"cuMemAlloc", 12000), (0, address(cuda, "cuMemAlloc_v2"), 0))
check("unknown", entry(b"cuNoSuchFunction", 12000), (0, None, 1))
check("HIP's", entry(b"hipMalloc", 12000), (0, None, 1))
check("without status", cuda.cuGetProcAddress(b"cuNoSuchFunction", byref(c_void_p()), 12000, c_uint64(0)), 500)

context = c_void_p()
check("retain", cuda.cuDevicePrimaryCtxRetain(byref(context), 0), 0)
check("set", cuda.cuCtxSetCurrent(context), 0)
memory = out(cuda.cuMemAlloc_v2, c_size_t(64), kind=c_uint64)
check("memory type", out(cuda.cuPointerGetAttribute, 2, c_uint64(memory)), 2)

class Copy2D(ctypes.Structure):
    _fields_ = [(f"{side}{field}", kind) for side in ("src", "dst") for field, kind in (
        ("x", c_size_t), ("y", c_size_t), ("type", c_int), ("host", c_void_p), ("device", c_uint64),
        ("array", c_void_p), ("pitch", c_size_t))] + [("width", c_size_t), ("height", c_size_t)]

given, back = (ctypes.c_ubyte * 16)(*range(16)), (ctypes.c_ubyte * 16)()
# The right half of two rows, to the device; unified memory (4) on the way back.
there = Copy2D(srcx=4, srctype=1, srchost=ctypes.addressof(given), srcpitch=8,
               dsttype=2, dstdevice=memory, dstpitch=4, width=4, height=2)
check("there", cuda.cuMemcpy2D_v2(byref(there)), 0)
here = Copy2D(srctype=4, srcdevice=memory, srcpitch=4, dsttype=1, dsthost=ctypes.addressof(back), dstpitch=4,
              width=4, height=2)
check("back", cuda.cuMemcpy2D_v2(byref(here)), 0)
check("bytes", list(back)[:8], [4, 5, 6, 7, 12, 13, 14, 15])
here.srctype = 10  # HIP's value of an array
check("HIP's value", cuda.cuMemcpy2D_v2(byref(here)), 1)
check("free", cuda.cuMemFree_v2(c_uint64(memory)), 0)
check("device pointer", cuda.cuMemFree_v2(c_uint64(8)), 1)
print(wrong)
"""

# Loaders of CUDA's driver ask for all of these before they begin, also if they draw nothing.
GRAPHICS = """
import ctypes, sys

cuda = ctypes.CDLL(f"{sys.argv[1]}/libcuda.so.1")
INVALID_VALUE, INVALID_HANDLE, NOT_SUPPORTED = 1, 400, 801
object, memory, size = (ctypes.c_void_p(8) for _ in range(3))
assert cuda.cuInit(0) == 0
assert cuda.cuGraphicsMapResources(0, None, None) == INVALID_VALUE
assert cuda.cuGraphicsUnmapResources(1, ctypes.byref(object), None) == INVALID_HANDLE
assert cuda.cuGraphicsSubResourceGetMappedArray(None, object, 0, 0) == INVALID_VALUE
assert cuda.cuGraphicsUnregisterResource(object) == INVALID_HANDLE
for name in ("cuGraphicsResourceGetMappedPointer", "cuGraphicsResourceGetMappedPointer_v2"):
    assert getattr(cuda, name)(ctypes.byref(memory), ctypes.byref(size), object) == INVALID_HANDLE
"""

# Calls of ctypes clients: the version is that of the name of the library.
OTHERS = """
import ctypes, sys
from ctypes import byref, c_int, c_size_t, c_uint, c_uint64, c_void_p

for version in (12, 13):
    runtime, compiler = (ctypes.CDLL(f"{sys.argv[1]}/{name}.so.{version}") for name in ("libcudart", "libnvrtc"))
    number, minor = c_int(), c_int()
    assert runtime.cudaRuntimeGetVersion(byref(number)) == 0 and number.value // 1000 == version
    assert compiler.nvrtcVersion(byref(number), byref(minor)) == 0 and number.value == version
    memory = c_void_p()
    assert runtime.cudaMalloc(byref(memory), c_size_t(4)) == 0
    given, back = c_int(version), c_int()
    assert runtime.cudaMemcpy(memory, byref(given), c_size_t(4), 1) == 0
    assert runtime.cudaMemcpy(byref(back), memory, c_size_t(4), 4) == 0 and back.value == version
    assert runtime.cudaFree(memory) == 0
    # The driver's functions, by the library's version or a given one, or why there is none.
    driver, status = ctypes.CDLL(f"{sys.argv[1]}/libcuda.so.1"), c_int(77)
    def entry(name, *version):
        address, function = c_void_p(), "cudaGetDriverEntryPoint" + ("ByVersion" if version else "")
        result = getattr(runtime, function)(name, byref(address), *map(c_uint, version), c_uint64(0), byref(status))
        return result, address.value, status.value
    address = lambda name: ctypes.cast(getattr(driver, name), c_void_p).value
    synchronize = address("cuCtxSynchronize" + ("" if version == 12 else "_v2"))
    assert entry(b"cuCtxSynchronize") == (0, synchronize, 0)
    assert entry(b"cuMemPrefetchAsync", 12000) == (0, address("cuMemPrefetchAsync"), 0)
    assert entry(b"cuMemPrefetchAsync", 12020) == (0, address("cuMemPrefetchAsync_v2"), 0)
    assert entry(b"cuGraphAddNode", 12010) == (0, None, 2) and entry(b"cuNone", 12010) == (0, None, 1)
    assert runtime.cudaGetDriverEntryPoint(b"cuNone", byref(memory), c_uint64(0), None) == 500
    # cudaDevAttrWarpSize
    assert runtime.cudaDeviceGetAttribute(byref(number), 10, 0) == 0 and number.value == 32
    assert not hasattr(runtime, "cudaLaunchKernel") and not hasattr(runtime, "hipNoSuchFunction")
    for function in (runtime.cudaGetErrorName, runtime.cudaGetErrorString):
        function.restype = ctypes.c_char_p
    names = [runtime.cudaGetErrorName(value) for value in (0, 2, 18, 912, 4242)]
    assert names == [b"cudaSuccess", b"cudaErrorMemoryAllocation", b"cudaErrorInvalidTexture",
                     b"cudaErrorInvalidClusterSize", b"unrecognized error code"], names
    assert runtime.cudaGetErrorString(2) == b"out of memory"
    assert runtime.cudaGetErrorString(4242) == b"unrecognized error code"
"""

# The runtime's structures by CUDA's reference: members of int, or with their type and length. CUDA 13 lacks those with
# a minus sign.
STRUCTURES = """
import ctypes, sys
from ctypes import byref, c_char, c_int, c_size_t, c_uint, c_void_p

MEMBERS = '''
name:c256 uuid:c16 luid:c8 luidDeviceNodeMask:u totalGlobalMem:z sharedMemPerBlock:z regsPerBlock warpSize memPitch:z
maxThreadsPerBlock maxThreadsDim:i3 maxGridSize:i3 -clockRate totalConstMem:z major minor textureAlignment:z
texturePitchAlignment:z -deviceOverlap multiProcessorCount -kernelExecTimeoutEnabled integrated canMapHostMemory
-computeMode maxTexture1D maxTexture1DMipmap -maxTexture1DLinear maxTexture2D:i2 maxTexture2DMipmap:i2
maxTexture2DLinear:i3 maxTexture2DGather:i2 maxTexture3D:i3 maxTexture3DAlt:i3 maxTextureCubemap maxTexture1DLayered:i2
maxTexture2DLayered:i3 maxTextureCubemapLayered:i2 maxSurface1D maxSurface2D:i2 maxSurface3D:i3 maxSurface1DLayered:i2
maxSurface2DLayered:i3 maxSurfaceCubemap maxSurfaceCubemapLayered:i2 surfaceAlignment:z concurrentKernels ECCEnabled
pciBusID pciDeviceID pciDomainID tccDriver asyncEngineCount unifiedAddressing -memoryClockRate memoryBusWidth
l2CacheSize persistingL2CacheMaxSize maxThreadsPerMultiProcessor streamPrioritiesSupported globalL1CacheSupported
localL1CacheSupported sharedMemPerMultiprocessor:z regsPerMultiprocessor managedMemory isMultiGpuBoard
multiGpuBoardGroupID hostNativeAtomicSupported -singleToDoublePrecisionPerfRatio pageableMemoryAccess
concurrentManagedAccess computePreemptionSupported canUseHostPointerForRegisteredMem cooperativeLaunch
-cooperativeMultiDeviceLaunch sharedMemPerBlockOptin:z pageableMemoryAccessUsesHostPageTables
directManagedMemAccessFromHost maxBlocksPerMultiProcessor accessPolicyMaxWindowSize reservedSharedMemPerBlock:z
hostRegisterSupported sparseCudaArraySupported hostRegisterReadOnlySupported timelineSemaphoreInteropSupported
memoryPoolsSupported gpuDirectRDMASupported gpuDirectRDMAFlushWritesOptions:u gpuDirectRDMAWritesOrdering
memoryPoolSupportedHandleTypes:u deferredMappingCudaArraySupported ipcEventSupported clusterLaunch
unifiedFunctionPointers reserved:i63'''.split()
TYPES = {"c": c_char, "i": c_int, "u": c_uint, "z": c_size_t}
# cudaDevAttr* of members.
ATTRIBUTES = {1: "maxThreadsPerBlock", 8: "sharedMemPerBlock", 10: "warpSize", 16: "multiProcessorCount", 75: "major",
              76: "minor", 90: "computePreemptionSupported", 106: "maxBlocksPerMultiProcessor",
              115: "memoryPoolsSupported"}

def properties(version):
    fields = []
    for member in MEMBERS:
        name, _, kind = member.lstrip("-").partition(":")
        kind = kind or "i"
        if member[0] != "-" or version < 13:
            fields.append((name, TYPES[kind[0]] * int(kind[1:]) if kind[1:] else TYPES[kind]))
    return type("Properties", (ctypes.Structure,), {"_fields_": fields})

for version in (12, 13):
    runtime = ctypes.CDLL(f"{sys.argv[1]}/libcudart.so.{version}")
    Properties = properties(version)
    room = (ctypes.c_ubyte * (ctypes.sizeof(Properties) + 8))(*[0x77] * (ctypes.sizeof(Properties) + 8))
    get = runtime.cudaGetDeviceProperties_v2 if version == 12 else runtime.cudaGetDeviceProperties
    assert get(room, 0) == 0 and bytes(room[-8:]) == b"w" * 8
    got = Properties.from_buffer(room)
    free, total, value = c_size_t(), c_size_t(), c_int()
    assert runtime.cudaMemGetInfo(byref(free), byref(total)) == 0 and total.value == got.totalGlobalMem
    for attribute, member in ATTRIBUTES.items():
        assert runtime.cudaDeviceGetAttribute(byref(value), attribute, 0) == 0
        assert value.value == getattr(got, member), (version, member)
    assert got.name and list(got.maxThreadsDim)[0] == got.maxThreadsPerBlock
    assert get(room, 99) == 101 and get(None, 0) == 1
    if version == 12:  # CUDA 11's end earlier
        old = (ctypes.c_ubyte * 736)(*[0x77] * 736)
        assert runtime.cudaGetDeviceProperties(old, 0) == 0
        assert bytes(old) == bytes(room[:728]) + b"w" * 8

    class Pointer(ctypes.Structure):
        _fields_ = [("type", c_int), ("device", c_int), ("there", c_void_p), ("here", c_void_p)]
        _fields_ += [("reserved", ctypes.c_long * 8)] if version == 13 else []
    pointer, memory = (Pointer * 2)(), c_void_p()
    ctypes.memset(pointer, 0x77, ctypes.sizeof(pointer))
    assert runtime.cudaMalloc(byref(memory), c_size_t(4)) == 0
    assert runtime.cudaPointerGetAttributes(pointer, memory) == 0
    assert (pointer[0].type, pointer[0].device, pointer[0].there) == (2, 0, memory.value)
    assert bytes(pointer)[ctypes.sizeof(Pointer):] == b"w" * ctypes.sizeof(Pointer)
    assert runtime.cudaPointerGetAttributes(pointer, byref(memory)) == 0 and pointer[0].type == 0
    assert runtime.cudaFree(memory) == 0
"""


def test_the_drivers_api_has_nvidias_values() -> None:
    argv = [sys.executable, "-c", DRIVER, str(LIBRARY)]
    done = subprocess.run(argv, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_the_driver_has_the_calls_for_graphics() -> None:
    argv = [sys.executable, "-c", GRAPHICS, str(LIBRARY)]
    done = subprocess.run(argv, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_nodes_of_graphs_have_the_drivers_structures() -> None:
    argv = [sys.executable, "-c", GRAPHS, str(LIBRARY)]
    done = subprocess.run(argv, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_runtime_and_nvrtc_are_of_both_versions() -> None:
    argv = [sys.executable, "-c", OTHERS, str(LIBRARY)]
    done = subprocess.run(argv, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# A fill by a graph's node, with the order of members of a version.
FILL = """
import ctypes, sys
from ctypes import byref, c_int, c_size_t, c_uint, c_void_p

ORDERS = {"6": "dst elementSize height pitch value width", "7": "dst pitch value elementSize width height"}
KINDS = {"dst": c_void_p, "elementSize": c_uint, "value": c_uint}

class Fill(ctypes.Structure):
    _fields_ = [(name, KINDS.get(name, c_size_t)) for name in ORDERS[sys.argv[2]].split()]

hip = ctypes.CDLL(f"{sys.argv[1]}/libamdhip64.so.{sys.argv[2]}")
memory, graph, node, executable = c_void_p(), c_void_p(), c_void_p(), c_void_p()
assert hip.hipMalloc(byref(memory), c_size_t(32)) == hip.hipMemset(memory, 0, c_size_t(32)) == 0
assert hip.hipGraphCreate(byref(graph), 0) == 0
given, got = Fill(dst=memory, pitch=16, value=7, elementSize=1, width=5, height=2), Fill()
assert hip.hipGraphAddMemsetNode(byref(node), graph, None, c_size_t(0), byref(given)) == 0
assert hip.hipGraphMemsetNodeGetParams(node, byref(got)) == 0 and bytes(got) == bytes(given)
assert hip.hipGraphInstantiate(byref(executable), graph, None, None, c_size_t(0)) == 0
assert hip.hipGraphLaunch(executable, None) == hip.hipDeviceSynchronize() == 0
back = (ctypes.c_ubyte * 32)()
assert hip.hipMemcpy(back, memory, c_size_t(32), 2) == 0
assert list(back) == ([7] * 5 + [0] * 11) * 2, list(back)
given.value = 9
assert hip.hipGraphExecMemsetNodeSetParams(executable, node, byref(given)) == 0
assert hip.hipGraphLaunch(executable, None) == hip.hipDeviceSynchronize() == 0
assert hip.hipMemcpy(back, memory, c_size_t(32), 2) == 0
assert list(back) == ([9] * 5 + [0] * 11) * 2, list(back)
# A client that was linked asks for a symbol's version.
named = ctypes.CDLL(None).dlvsym
named.restype, named.argtypes = c_void_p, (c_void_p, ctypes.c_char_p, ctypes.c_char_p)
exact = named(hip._handle, b"hipGraphExecNodeSetParams", b"hip_6.2")
assert sys.argv[2] == "7" or exact == ctypes.cast(hip.hipGraphExecNodeSetParams, c_void_p).value
"""


@pytest.mark.parametrize("version", ["6", "7"])
def test_a_fill_has_the_order_of_the_librarys_version(version: str) -> None:
    argv = [sys.executable, "-c", FILL, str(LIBRARY), version]
    done = subprocess.run(argv, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_runtimes_structures_are_those_of_the_version() -> None:
    argv = [sys.executable, "-c", STRUCTURES, str(LIBRARY)]
    done = subprocess.run(argv, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# NVML with the layouts of its reference.
NVML = """
import ctypes, sys
from ctypes import byref, c_char_p, c_int, c_uint, c_uint64, c_void_p

nvml, hip = (ctypes.CDLL(f"{sys.argv[1]}/{name}") for name in ("libnvidia-ml.so.1", "libamdhip64.so.7"))
count, device, index = c_uint(99), c_void_p(), c_uint(99)
assert nvml.nvmlDeviceGetCount_v2(byref(count)) == nvml.nvmlShutdown() == 1  # uninitialized
assert nvml.nvmlInit_v2() == 0
expected = c_int()
assert hip.hipGetDeviceCount(byref(expected)) == nvml.nvmlDeviceGetCount_v2(byref(count)) == 0
assert count.value == expected.value > 0
assert nvml.nvmlDeviceGetHandleByIndex_v2(count.value, byref(device)) == 2  # no such device
assert nvml.nvmlDeviceGetHandleByIndex_v2(0, byref(device)) == 0

branch = (ctypes.c_char * 84)(84, 0, 0, 1)  # version, text
assert nvml.nvmlSystemGetDriverBranch(branch, 80) == 0 and branch[4:5] == b"r" and branch[5:6].isdigit()
assert nvml.nvmlSystemGetDriverBranch(branch, 2) == 7
assert nvml.nvmlSystemGetDriverBranch((ctypes.c_char * 84)(), 80) == 25  # no such version
name, hips = ctypes.create_string_buffer(96), ctypes.create_string_buffer(96)
assert nvml.nvmlDeviceGetName(device, name, 96) == hip.hipDeviceGetName(hips, 96, 0) == 0
assert name.value == hips.value != b""
assert nvml.nvmlDeviceGetName(device, name, len(name.value)) == 7  # no room for the end
uuid = ctypes.create_string_buffer(96)
assert nvml.nvmlDeviceGetUUID(device, uuid, 96) == 0 and len(uuid.value) == 40
found = c_void_p()
assert nvml.nvmlDeviceGetHandleByUUID(uuid, byref(found)) == 0 and found.value == device.value
assert nvml.nvmlDeviceGetHandleByUUID(b"GPU-none", byref(found)) == 6

total = ctypes.c_size_t()
assert hip.hipDeviceTotalMem(byref(total), 0) == 0
memory = (c_uint64 * 3)()  # total, free, used
assert nvml.nvmlDeviceGetMemoryInfo(device, memory) == 0
assert memory[0] == total.value == memory[1] + memory[2]
memory = (c_uint64 * 5)(40 | 2 << 24)  # version, total, reserved, free, used
assert nvml.nvmlDeviceGetMemoryInfo_v2(device, memory) == 0 and memory[1] == total.value
assert nvml.nvmlDeviceGetMemoryInfo_v2(device, (c_uint64 * 5)(7)) == 25  # no such version
assert nvml.nvmlDeviceGetUtilizationRates(device, byref(count)) == 3  # not supported
assert nvml.nvmlDeviceGetUtilizationRates(c_void_p(77), byref(count)) == 2
nvml.nvmlErrorString.restype = c_char_p
assert nvml.nvmlErrorString(3) == b"Not Supported"
assert nvml.nvmlShutdown() == 0 and nvml.nvmlDeviceGetIndex(device, byref(index)) == 1
"""


def test_nvml_describes_the_runtimes_devices() -> None:
    argv = [sys.executable, "-c", NVML, str(LIBRARY)]
    done = subprocess.run(argv, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# Each function of nvml.h is the library's, with the header's layouts.
NVML_CLIENT = """
#include <nvml.h>
int main(void) {{
  void* const all[] = {{ {functions} }};
  nvmlDevice_t device;
  nvmlMemory_v2_t memory = {{nvmlMemory_v2}};
  nvmlPciInfo_t pci;
  unsigned int celsius, i;
  for (i = 0; i < sizeof all / sizeof *all; ++i)
    if (!all[i]) return 1;
  if (nvmlInit() || nvmlDeviceGetHandleByIndex(0, &device)) return 2;
  if (nvmlDeviceGetMemoryInfo_v2(device, &memory) || memory.total != memory.free + memory.used) return 3;
  if (nvmlDeviceGetPciInfo(device, &pci) || nvmlDeviceGetHandleByPciBusId(pci.busId, &device)) return 4;
  if (nvmlDeviceGetTemperature(device, NVML_TEMPERATURE_GPU, &celsius) != NVML_ERROR_NOT_SUPPORTED) return 5;
  return nvmlShutdown();
}}
"""


def test_nvmls_header_declares_the_library(tmp_path: Path) -> None:
    header = (LIBRARY.parent / "include" / "nvml.h").read_text()
    functions = re.findall(r"^(?:nvmlReturn_t|const char\*) (nvml\w+)\(", header, re.MULTILINE)
    assert len(functions) >= 80
    (tmp_path / "client.c").write_text(NVML_CLIENT.format(functions=", ".join(functions)))
    argv = ["gcc", "-Wall", "-Werror", f"-I{LIBRARY.parent / 'include'}", "client.c", f"-L{LIBRARY}", "-lnvidia-ml"]
    subprocess.run([*argv, f"-Wl,-rpath,{LIBRARY}", "-o", "client"], cwd=tmp_path, check=True)
    assert subprocess.run([tmp_path / "client"], check=False).returncode == 0
