/* The driver includes this last of its own headers, where nobody has said whether a .cu file is HIP or
 * CUDA. The headers of this directory come before those that programs include by these names: the
 * first one that the preprocessor comes to decides. */
#define __HIPSPV_UNDECIDED__ 1
