// The host's BLAS and LAPACK, with Fortran's calls.
#pragma once

#include <array>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace hipspv::blas {

// OpenBLAS of the wheel scipy-openblas32, or the system's. It stays loaded.
class Library {
 public:
  // Throws Error.
  static const Library& instance();

  // The subroutine, such as "dgemm". Throws Error if the library lacks it.
  void* find(const std::string& name) const;

  // Calls a subroutine with pointers to its arguments.
  template <class... Arguments>
  static void call(void* subroutine, Arguments*... arguments) {
    // The lengths of letters, which Fortran passes after the arguments. A callee without so many ignores them.
    constexpr std::size_t length = 1;
    reinterpret_cast<void (*)(Arguments*..., std::size_t, std::size_t, std::size_t, std::size_t)>(subroutine)(
        arguments..., length, length, length, length);
  }
  // The same for `count` arguments.
  static void call(void* subroutine, void* const* arguments, std::size_t count);

  template <class... Arguments>
  void call(const std::string& name, Arguments*... arguments) const {
    call(find(name), arguments...);
  }
  // A function.
  template <class Result, class... Arguments>
  Result evaluate(const std::string& name, Arguments*... arguments) const {
    return reinterpret_cast<Result (*)(Arguments*...)>(find(name))(arguments...);
  }

 private:
  Library();

  std::vector<void*> handles_;
  std::string prefix_;  // of the symbols
};

// The letter of a type's routines.
template <class T>
inline constexpr char kLetter = '\0';
template <>
inline constexpr char kLetter<float> = 's';
template <>
inline constexpr char kLetter<double> = 'd';
template <>
inline constexpr char kLetter<std::complex<float>> = 'c';
template <>
inline constexpr char kLetter<std::complex<double>> = 'z';

template <class T>
std::string named(const char* routine) {
  return kLetter<T> + std::string(routine);
}

}  // namespace hipspv::blas
