// An out-of-range surface access with hipBoundaryModeTrap ends its thread and the program's use of the device.
#include <hip/hip_runtime.h>

__global__ void access(int* out, hipSurfaceObject_t surface, int offset, hipSurfaceBoundaryMode mode) {
  int i = threadIdx.x;
  out[i] = 1;
  int old = surf1Dread<int>(surface, (i + offset) * 4, mode);
  surf1Dwrite(old, surface, (i + offset) * 4, mode);
  out[i] = old + 100;  // not reached by the thread that is outside
}

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  int *out, offset = atoi(argv[1]);
  hipArray_t array;
  hipChannelFormatDesc format = hipCreateChannelDesc<int>();
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeArray;
  hipSurfaceObject_t surface;
  int texels[4] = {0, 1, 2, 3};
  if (hipMallocManaged(&out, 4 * sizeof *out) || hipMallocArray(&array, &format, 4, 0, hipArraySurfaceLoadStore))
    return 2;
  if (hipMemcpy2DToArray(array, 0, 0, texels, 16, 16, 1, hipMemcpyHostToDevice)) return 2;
  resource.res.array.array = array;
  if (hipCreateSurfaceObject(&surface, &resource)) return 2;
  access<<<1, 4>>>(out, surface, offset, hipSurfaceBoundaryMode(atoi(argv[2])));
  hipError_t error = hipDeviceSynchronize();
  printf("%s:", hipGetErrorName(error));
  for (int i = 0; i < 4; ++i) printf(" %d", out[i]);
  printf("\n");
}
