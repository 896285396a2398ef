/*
 * Errors that HIP lacks, for CUDA sources: enumerators of hipError_t.
 *
 * No function returns them, but programs have them in their tables and switches. The values are CUDA's. HIP has 911 and
 * 912 for errors that are 20 and 18 in CUDA; functions that return these have other symbols in CUDA sources.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_CUDA_ERRORS_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_CUDA_ERRORS_H

/* clang-format off */
#define __HIPSPV_CUDA_ERRORS \
  cudaErrorInvalidHostPointer = 16, \
  cudaErrorInvalidTexture = 18, \
  cudaErrorInvalidTextureBinding = 19, \
  cudaErrorInvalidChannelDescriptor = 20, \
  cudaErrorAddressOfConstant = 22, \
  cudaErrorTextureFetchFailed = 23, \
  cudaErrorTextureNotBound = 24, \
  cudaErrorSynchronizationError = 25, \
  cudaErrorInvalidFilterSetting = 26, \
  cudaErrorInvalidNormSetting = 27, \
  cudaErrorMixedDeviceExecution = 28, \
  cudaErrorNotYetImplemented = 31, \
  cudaErrorMemoryValueTooLarge = 32, \
  cudaErrorStubLibrary = 34, \
  cudaErrorCallRequiresNewerDriver = 36, \
  cudaErrorInvalidSurface = 37, \
  cudaErrorDuplicateVariableName = 43, \
  cudaErrorDuplicateTextureName = 44, \
  cudaErrorDuplicateSurfaceName = 45, \
  cudaErrorDevicesUnavailable = 46, \
  cudaErrorIncompatibleDriverContext = 49, \
  cudaErrorLaunchMaxDepthExceeded = 65, \
  cudaErrorLaunchFileScopedTex = 66, \
  cudaErrorLaunchFileScopedSurf = 67, \
  cudaErrorSyncDepthExceeded = 68, \
  cudaErrorLaunchPendingCountExceeded = 69, \
  cudaErrorDeviceNotLicensed = 102, \
  cudaErrorSoftwareValidityNotEstablished = 103, \
  cudaErrorStartupFailure = 127, \
  cudaErrorNvlinkUncorrectable = 220, \
  cudaErrorJitCompilerNotFound = 221, \
  cudaErrorUnsupportedPtxVersion = 222, \
  cudaErrorJitCompilationDisabled = 223, \
  cudaErrorUnsupportedExecAffinity = 224, \
  cudaErrorUnsupportedDevSideSync = 225, \
  cudaErrorContained = 226, \
  cudaErrorLossyQuery = 402, \
  cudaErrorLaunchIncompatibleTexturing = 703, \
  cudaErrorTooManyPeers = 711, \
  cudaErrorHardwareStackError = 714, \
  cudaErrorIllegalInstruction = 715, \
  cudaErrorMisalignedAddress = 716, \
  cudaErrorInvalidAddressSpace = 717, \
  cudaErrorInvalidPc = 718, \
  cudaErrorTensorMemoryLeak = 721, \
  cudaErrorNotPermitted = 800, \
  cudaErrorSystemNotReady = 802, \
  cudaErrorSystemDriverMismatch = 803, \
  cudaErrorCompatNotSupportedOnDevice = 804, \
  cudaErrorMpsConnectionFailed = 805, \
  cudaErrorMpsRpcFailure = 806, \
  cudaErrorMpsServerNotReady = 807, \
  cudaErrorMpsMaxClientsReached = 808, \
  cudaErrorMpsMaxConnectionsReached = 809, \
  cudaErrorMpsClientTerminated = 810, \
  cudaErrorCdpNotSupported = 811, \
  cudaErrorCdpVersionMismatch = 812, \
  cudaErrorTimeout = 909, \
  cudaErrorExternalDevice = 911, \
  cudaErrorInvalidClusterSize = 912, \
  cudaErrorFunctionNotLoaded = 913, \
  cudaErrorInvalidResourceType = 914, \
  cudaErrorInvalidResourceConfiguration = 915, \
  CUDA_ERROR_KEY_ROTATION = 916, \
  cudaErrorApiFailureBase = 10000

#endif
