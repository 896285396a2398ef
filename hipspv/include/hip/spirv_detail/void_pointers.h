/* Arithmetic on pointers to void counts bytes, as g++ has it (GCC manual, "Arithmetic on void- and Function-Pointers").
   driver/clang/void_pointers.py makes arguments of __hipspv_bytes of the operands in CUDA sources. */
#ifndef HIPSPV_VOID_POINTERS_H
#define HIPSPV_VOID_POINTERS_H

#ifdef __cplusplus

#define __HIPSPV_BYTES __attribute__((host, device, always_inline)) inline

namespace __hipspv_void {

template <class Void>
struct byte;
template <>
struct byte<void> {
  typedef char type;
};
template <>
struct byte<const void> {
  typedef const char type;
};
template <>
struct byte<volatile void> {
  typedef volatile char type;
};
template <>
struct byte<const volatile void> {
  typedef const volatile char type;
};

/* A pointer's value. The result of char*'s operator states which operands there are. */
template <class Void>
struct value {
  typedef typename byte<Void>::type* bytes;
  Void* pointer;

  __HIPSPV_BYTES bytes get() const { return static_cast<bytes>(pointer); }
  template <class Offset>
  __HIPSPV_BYTES auto operator+(Offset offset) const -> decltype(static_cast<Void*>(bytes() + offset)) {
    return get() + offset;
  }
  template <class Offset>
  __HIPSPV_BYTES auto operator-(Offset offset) const -> decltype(static_cast<Void*>(bytes() - offset)) {
    return get() - offset;
  }
  template <class Other>
  __HIPSPV_BYTES __PTRDIFF_TYPE__ operator-(value<Other> other) const {
    return get() - other.get();
  }
  template <class Offset>
  friend __HIPSPV_BYTES auto operator+(Offset offset, value pointer) -> decltype(static_cast<Void*>(offset + bytes())) {
    return pointer.get() + offset;
  }
};

/* A variable. */
template <class Void>
struct variable : value<Void> {
  Void*& at;

  __HIPSPV_BYTES explicit variable(Void*& pointer) : value<Void>{pointer}, at(pointer) {}
  template <class Offset>
  __HIPSPV_BYTES auto operator+=(Offset offset) const -> decltype(at = typename value<Void>::bytes() + offset) {
    return at = this->get() + offset;
  }
  template <class Offset>
  __HIPSPV_BYTES auto operator-=(Offset offset) const -> decltype(at = typename value<Void>::bytes() - offset) {
    return at = this->get() - offset;
  }
  __HIPSPV_BYTES Void*& operator++() const { return at = this->get() + 1; }
  __HIPSPV_BYTES Void*& operator--() const { return at = this->get() - 1; }
  __HIPSPV_BYTES Void* operator++(int) const {
    at = this->get() + 1;
    return this->pointer;
  }
  __HIPSPV_BYTES Void* operator--(int) const {
    at = this->get() - 1;
    return this->pointer;
  }
};

}  // namespace __hipspv_void

template <class Other>
__HIPSPV_BYTES constexpr Other&& __hipspv_bytes(Other&& other) {
  return static_cast<Other&&>(other);
}

#define __HIPSPV_BYTES_OF(Void)                                                                        \
  __HIPSPV_BYTES __hipspv_void::variable<Void> __hipspv_bytes(Void*& pointer) {                        \
    return __hipspv_void::variable<Void>(pointer);                                                     \
  }                                                                                                    \
  __HIPSPV_BYTES __hipspv_void::value<Void> __hipspv_bytes(Void* const& pointer) { return {pointer}; } \
  __HIPSPV_BYTES __hipspv_void::value<Void> __hipspv_bytes(Void*&& pointer) { return {pointer}; }

__HIPSPV_BYTES_OF(void)
__HIPSPV_BYTES_OF(const void)
__HIPSPV_BYTES_OF(volatile void)
__HIPSPV_BYTES_OF(const volatile void)

#undef __HIPSPV_BYTES_OF
#undef __HIPSPV_BYTES

#endif /* __cplusplus */

#endif
