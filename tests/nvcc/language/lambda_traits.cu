// nvcc's traits of extended lambdas: of closure types, of other classes, and of what no class is.
#define DEVICE(...) __nv_is_extended_device_lambda_closure_type(__VA_ARGS__)
#define PRESERVED(...) __nv_is_extended_device_lambda_with_preserved_return_type(__VA_ARGS__)
#define BOTH(...) __nv_is_extended_host_device_lambda_closure_type(__VA_ARGS__)

template <class T>
struct Neither {
  static_assert(!DEVICE(T) && !PRESERVED(T) && !BOTH(T), "");
};

struct Functor {
  __device__ int operator()() const;
};
struct Final final {};
union Union {
  int a;
};
struct Incomplete;
template <class A, class B>
struct Pair {
  __host__ __device__ int operator()() const;
};
struct Fixed {
  Fixed(Fixed&&) = delete;
};

Neither<Functor> functor;
Neither<Final> final_class;
Neither<Union> a_union;
Neither<Incomplete> incomplete;
Neither<int> integer;
Neither<Functor&> reference;
Neither<void> nothing;
Neither<void()> function;

__host__ __device__ void closures() {
  auto device = [] __device__(int) { return 1; };
  auto both = [] __host__ __device__ { return 1; };
  auto host = [] __host__(float&) { return 1; };
  int x = 0;
  auto captures = [=] __device__() mutable noexcept { return ++x; };
  auto references = [=] __device__(int& a, const float (&)[3], Fixed&, Functor, int&&) -> double { return a + x; };
  auto both_references = [=] __host__ __device__(int& a, const float (&)[3], Fixed&, Functor, int&&)
      -> double { return a + x; };
  static_assert(DEVICE(decltype(device)) && PRESERVED(decltype(device)) && !BOTH(decltype(device)), "");
  static_assert(DEVICE(const decltype(device)) && DEVICE(const volatile decltype(device)), "");
  static_assert(DEVICE(decltype(captures)) && !BOTH(decltype(captures)), "");
  static_assert(DEVICE(decltype(references)) && !BOTH(decltype(references)), "");
  static_assert(!DEVICE(decltype(both)) && !PRESERVED(decltype(both)) && BOTH(decltype(both)), "");
  static_assert(!DEVICE(decltype(both_references)) && BOTH(decltype(both_references)), "");
  Neither<decltype(host)> host_only;
  Neither<decltype(device)&> of_reference;
  Neither<Pair<decltype(both), decltype(both)>> of_pair;
  (void)host_only, (void)of_reference, (void)of_pair;
}

template <class F>
__global__ void kernel(F f) {
  static_assert(DEVICE(F), "");
  f();
}
void launch() {
  kernel<<<1, 1>>>([] __device__ {});
}
