// CUDA's types are types: a program has members and declarations with their names, and overloads for the driver's and
// the runtime's results (NVIDIA's helper_cuda.h).
struct CUstream_st;
struct cudaDeviceProp;
void declared_before(CUstream_st*, cudaDeviceProp*);

#include <cuda.h>

struct Failure {
  cudaError_t cudaError() const { return code; }
  cudaError_t code = cudaSuccess;
};
struct Members {
  enum cudaMemcpyKind cudaMemcpyKind;
  cudaStream_t cudaStream;
  CUresult CUresult;
};
namespace mine {
enum class cudaError { none };
struct dim3 {
  int x;
};
}  // namespace mine

static const char* name(CUresult) { return "driver"; }
static const char* name(cudaError_t) { return "runtime"; }
template <class T>
struct Kind;
template <>
struct Kind<CUresult> {
  static constexpr int value = 1;
};
template <>
struct Kind<cudaError_t> {
  static constexpr int value = 2;
};

static_assert(Kind<decltype(cuInit(0))>::value == 1 && Kind<decltype(cudaFree(nullptr))>::value == 2, "");
static_assert(Kind<decltype(CUDA_SUCCESS)>::value == 1 && Kind<decltype(cudaSuccess)>::value == 2, "");
static_assert(Kind<decltype(CUDA_ERROR_NOT_FOUND)>::value == 1 && Kind<enum cudaError>::value == 2, "");
static_assert(CUDA_ERROR_NOT_FOUND == 500 && cudaErrorSymbolNotFound == 500 && CUDA_ERROR_STUB_LIBRARY == 34, "");

int main() {
  CUstream stream = nullptr;
  cudaStream_t same = stream;
  struct cudaDeviceProp properties;
  CUresult (*init)(unsigned int) = cuInit;
  CUresult result = init(0);
  const char* text = nullptr;
  if (result == CUDA_SUCCESS) result = cuGetErrorName(result, &text);
  cudaError_t error = cudaGetDeviceProperties(&properties, 0);
  declared_before(same, &properties);
  switch (result) {
    case CUDA_SUCCESS:
      break;
    case CUDA_ERROR_INVALID_VALUE:
      return 1;
    default:
      return 2;
  }
  mine::cudaError none = mine::cudaError::none;
  (void)none;
  return Failure().cudaError() != cudaSuccess || error != cudaSuccess || name(result) == name(error);
}
