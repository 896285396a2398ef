/* The libraries' interface: plain functions, whatever compiler built them. */
#ifndef KERNELS_H
#define KERNELS_H

#ifdef __cplusplus
extern "C" {
#endif

/* out[i] = factor * i. Library `kernels`. */
long scaledSum(int count, int factor);
/* Sum of i * i + 2 * i + 1. Library `kernels`; the polynomial is another file's. */
long polynomialSum(int count);
/* How often a kernel counted, in a device variable of another file. Library `kernels`. */
int countedBlocks(int blocks);
/* Sum and maximum of 0 .. count - 1. Library `reductions`. */
long reducedSum(int count);
int reducedMaximum(int count);

/* Host code only. */
long referenceSum(int count);
int deviceCount(void);

#ifdef __cplusplus
}
#endif
#endif
