/* CMake includes this header first where HIP's platform is SPIR-V (Modules/Internal/CMakeChipStarHIP.cmake). hipspv-cc
 * needs nothing of it. */
