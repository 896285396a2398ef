/* nvcuda::experimental::awbarrier, on the functions of cuda_awbarrier_primitives.h. */
#ifndef HIPSPV_CUDA_CUDA_AWBARRIER_H
#define HIPSPV_CUDA_CUDA_AWBARRIER_H

#include "cuda_awbarrier_primitives.h"

#if defined(__clang__) && defined(__HIP__)
namespace nvcuda {
namespace experimental {

class awbarrier {
 public:
  class arrival_token {
   public:
    arrival_token() = default;
    __device__ uint32_t pending_count() const { return __mbarrier_token_pending_count(token_); }

   private:
    friend class awbarrier;
    __device__ explicit arrival_token(__mbarrier_token_t token) : token_(token) {}

    __mbarrier_token_t token_;
  };

  awbarrier() = default;
  awbarrier(const awbarrier&) = delete;
  awbarrier& operator=(const awbarrier&) = delete;

  __device__ arrival_token arrive() { return arrival_token(__mbarrier_arrive(&barrier_)); }
  __device__ arrival_token arrive_and_drop() { return arrival_token(__mbarrier_arrive_and_drop(&barrier_)); }
  __device__ void wait(arrival_token token) {
    while (!__mbarrier_test_wait(&barrier_, token.token_)) {
    }
  }
  __device__ void arrive_and_wait() { wait(arrive()); }
  __device__ bool timed_wait(arrival_token token, uint32_t) { return __mbarrier_test_wait(&barrier_, token.token_); }
  __device__ bool timed_wait_parity(bool phase, uint32_t) { return __mbarrier_test_wait_parity(&barrier_, phase); }
  __device__ bool try_wait(arrival_token token, uint32_t nanoseconds) {
    return __mbarrier_try_wait(&barrier_, token.token_, nanoseconds);
  }
  __device__ bool try_wait_parity(bool phase, uint32_t nanoseconds) {
    return __mbarrier_try_wait_parity(&barrier_, phase, nanoseconds);
  }
  static __host__ __device__ constexpr uint32_t max() { return (1 << 20) - 1; }

 private:
  friend __device__ void init(awbarrier* barrier, uint32_t expected);
  friend __device__ void inval(awbarrier* barrier);

  __mbarrier_t barrier_;
};

__device__ inline void init(awbarrier* barrier, uint32_t expected) { __mbarrier_init(&barrier->barrier_, expected); }
__device__ inline void inval(awbarrier* barrier) { __mbarrier_inval(&barrier->barrier_); }

}  // namespace experimental
}  // namespace nvcuda
#endif

#endif
