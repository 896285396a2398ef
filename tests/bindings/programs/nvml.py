"""NVIDIA's nvidia-ml-py."""

import pynvml

pynvml.nvmlInit()
assert pynvml.nvmlDeviceGetCount() > 0
device = pynvml.nvmlDeviceGetHandleByIndex(0)
uuid = pynvml.nvmlDeviceGetUUID(device)
assert pynvml.nvmlDeviceGetIndex(pynvml.nvmlDeviceGetHandleByUUID(uuid)) == 0
memory = pynvml.nvmlDeviceGetMemoryInfo(device)
assert memory.total == memory.free + memory.used
try:
    pynvml.nvmlDeviceGetUtilizationRates(device)
    raise AssertionError("no device API tells")
except pynvml.NVMLError_NotSupported:
    print("right")
