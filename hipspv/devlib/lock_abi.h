/*
 * The table of locks for 64-bit atomic operations on devices without them (emulation/wide_atomics.cl): HIPSPV_LOCKS
 * 32-bit words of zero in the device's memory, one table for each device. Read as OpenCL C by the emulation library
 * and as C++ by libhipspv.so.
 */
#ifndef HIPSPV_LOCK_ABI_H
#define HIPSPV_LOCK_ABI_H

#define HIPSPV_LOCK_BITS 12
#define HIPSPV_LOCKS (1 << HIPSPV_LOCK_BITS)

#endif
