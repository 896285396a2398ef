// Routines that Fortran's BLAS lacks, or whose results its libraries return in different ways. Arguments are those of
// table.py, as pointers.
#pragma once

#include "../routine.h"
#include "library.h"

namespace hipspv::blas {

struct Half {
  std::uint16_t bits;
};

}  // namespace hipspv::blas

namespace hipspv::blas::own {

template <class T>
void dot(const Library& library, Pointers p);
template <class T>
void dotc(const Library& library, Pointers p);
template <class T>
void nrm2(const Library& library, Pointers p);
template <class T>
void asum(const Library& library, Pointers p);
template <class T>
void amax(const Library& library, Pointers p);
template <class T>
void amin(const Library& library, Pointers p);
template <class T>
void syrkx(const Library& library, Pointers p);
template <class T>
void herkx(const Library& library, Pointers p);
template <class T>
void trmm(const Library& library, Pointers p);
template <class T>
void geam(const Library& library, Pointers p);
template <class T>
void dgmm(const Library& library, Pointers p);
template <class T>
void hgemm(const Library& library, Pointers p);
template <class T>
void gemm_ex(const Library& library, Pointers p);
template <class T>
void axpy_ex(const Library& library, Pointers p);
template <class T>
void scal_ex(const Library& library, Pointers p);
template <class T>
void dot_ex(const Library& library, Pointers p);
template <class T>
void dotc_ex(const Library& library, Pointers p);
template <class T>
void nrm2_ex(const Library& library, Pointers p);
template <class T>
void rot_ex(const Library& library, Pointers p);
template <class T>
void getrf(const Library& library, Pointers p);
template <class T>
void getri(const Library& library, Pointers p);
template <class T>
void getrs(const Library& library, Pointers p);

}  // namespace hipspv::blas::own
