"""tinygrad's CUDA back end, which opens libcuda.so and libnvrtc.so: kernels, copies, and launches by `extra`."""

import numpy as np
from tinygrad import Device, Tensor

assert Device.DEFAULT == "CUDA"
left = np.arange(12, dtype=np.float32).reshape(3, 4)
right = np.linspace(-1, 1, 20, dtype=np.float32).reshape(4, 5)
product = (Tensor(left) @ Tensor(right)).relu()
assert np.allclose(product.numpy(), np.maximum(left @ right, 0)), product.numpy()
assert Tensor(left).sum().item() == left.sum()
assert (Tensor(left).permute(1, 0).contiguous().numpy() == left.T).all()
print("right")
