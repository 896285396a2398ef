/* The driver includes this last of its own headers, if no option determines whether a .cu file is HIP or CUDA. This
 * directory precedes the one with the headers that programs include by these names: the first header that the
 * preprocessor reaches decides. */
#define __HIPSPV_UNDECIDED__ 1
