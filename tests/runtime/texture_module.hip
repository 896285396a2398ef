// A code object with a texture reference, for texture_references.hip.
#include <hip/hip_runtime.h>

texture<float, hipTextureType2D> loaded;
__device__ int plainVariable = 1;

extern "C" __global__ void readLoaded(float* out, float x, float y) {
  *out = tex2D(loaded, x, y) * float(plainVariable);
}
