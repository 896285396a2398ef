/* CMake includes this header first if HIP's platform is SPIR-V (Modules/Internal/CMakeChipStarHIP.cmake). hipspv-cc
 * doesn't need it. */
