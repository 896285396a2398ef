// Elements at strides, in memory whose neighbouring pages can't be accessed: packs load and store nothing beside them.
#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>

#include "support.h"

static long checked, wrong;

// Zeros that begin or end with a page.
template <class T>
class Pages {
 public:
  Pages(size_t count, bool at_end) : page_(sysconf(_SC_PAGESIZE)) {
    const size_t bytes = count * sizeof(T), inside = (bytes + page_ - 1) / page_ * page_;
    size_ = inside + 2 * page_;
    void* mapped = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (mapped == MAP_FAILED) std::abort();
    base_ = static_cast<char*>(mapped);
    mprotect(base_, page_, PROT_NONE);
    mprotect(base_ + page_ + inside, page_, PROT_NONE);
    data_ = reinterpret_cast<T*>(at_end ? base_ + page_ + inside - bytes : base_ + page_);
  }
  Pages(const Pages&) = delete;
  Pages& operator=(const Pages&) = delete;
  ~Pages() { munmap(base_, size_); }

  operator T*() { return data_; }

 private:
  size_t page_, size_;
  char* base_;
  T* data_;
};

// The last of so many elements is the last thread's, or with a negative step the first one's.
template <class T, int step>
__global__ void loads(const T* in, T* out, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = step > 0 ? in[i * step] : in[(count - 1 - i) * -step];
}

// Some threads load and store.
template <class T, int step>
__global__ void some(const T* in, T* out, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count && i % 3) out[i * step] = in[i * step];
}

// Each thread reverses elements of its own.
template <class T, int step>
__global__ void records(T* data) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  T own[step];
  for (int k = 0; k < step; ++k) own[k] = data[i * step + k];
  for (int k = 0; k < step; ++k) data[i * step + k] = own[step - 1 - k];
}

template <class T>
static void compare(const char* name, int step, int threads, T got, T expected) {
  ++checked;
  if (std::memcmp(&got, &expected, sizeof got) == 0 || wrong++ >= 10) return;
  std::printf("%s, %zu bytes, step %d, %d threads\n", name, sizeof got, step, threads);
}

template <class T, int step>
static void check() {
  constexpr int kStep = step < 0 ? -step : step;
  for (int threads : {64, 32, 30, 48, 16, 1}) {
    for (bool at_end : {false, true}) {
      const int count = 3 * threads, length = (count - 1) * kStep + 1;
      Pages<T> in(length, at_end), out(count, at_end), scattered(length, at_end), own(count * kStep, at_end);
      for (int k = 0; k < length; ++k) in[k] = T(k * 7 + 3);
      for (int k = 0; k < count * kStep; ++k) own[k] = T(k * 5 + 1);
      loads<T, step><<<3, threads>>>(in, out, count);
      some<T, kStep><<<3, threads>>>(in, scattered, count - 1);
      records<T, kStep><<<3, threads>>>(own);
      HIP_CHECK(hipDeviceSynchronize());
      for (int i = 0; i < count; ++i) {
        compare<T>("loads", step, threads, out[i], in[(step > 0 ? i : count - 1 - i) * kStep]);
        compare<T>("some", step, threads, scattered[i * kStep], i < count - 1 && i % 3 ? in[i * kStep] : T());
        for (int k = 0; k < kStep; ++k)
          compare<T>("records", step, threads, own[i * kStep + k], T((i * kStep + kStep - 1 - k) * 5 + 1));
      }
    }
  }
}

template <class T>
static void check_steps() {
  check<T, 1>();
  check<T, -1>();
  check<T, 2>();
  check<T, -2>();
  check<T, 3>();
  check<T, 4>();
  check<T, 5>();
}

int main() {
  check_steps<signed char>();
  check_steps<short>();
  check_steps<int>();
  check_steps<float>();
  check_steps<double>();
  check_steps<_Float16>();
  check_steps<__int128>();
  return verdict(checked, wrong);
}
