/* Included first where hip::device is asked of a compiler that makes no device code. */
#ifndef __HIPSPV__
#error hip::device needs a compiler of HIP: configure with -DCMAKE_CXX_COMPILER=hipspv-cc, or make the source one of the language HIP (LANGUAGES HIP). Sources that only call the HIP API need hip::host alone.
#endif
