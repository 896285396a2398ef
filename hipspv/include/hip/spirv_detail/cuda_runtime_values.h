/*
 * Values of the runtime's enumerations that HIP's lack: calls return errors for them. Values: CUDA 13.0's
 * driver_types.h.
 */
#ifndef HIPSPV_CUDA_RUNTIME_VALUES_H
#define HIPSPV_CUDA_RUNTIME_VALUES_H

#define cudaChannelFormatKindNV12 ((hipChannelFormatKind)4)
#define cudaChannelFormatKindUnsignedNormalized8X1 ((hipChannelFormatKind)5)
#define cudaChannelFormatKindUnsignedNormalized8X2 ((hipChannelFormatKind)6)
#define cudaChannelFormatKindUnsignedNormalized8X4 ((hipChannelFormatKind)7)
#define cudaChannelFormatKindUnsignedNormalized16X1 ((hipChannelFormatKind)8)
#define cudaChannelFormatKindUnsignedNormalized16X2 ((hipChannelFormatKind)9)
#define cudaChannelFormatKindUnsignedNormalized16X4 ((hipChannelFormatKind)10)
#define cudaChannelFormatKindSignedNormalized8X1 ((hipChannelFormatKind)11)
#define cudaChannelFormatKindSignedNormalized8X2 ((hipChannelFormatKind)12)
#define cudaChannelFormatKindSignedNormalized8X4 ((hipChannelFormatKind)13)
#define cudaChannelFormatKindSignedNormalized16X1 ((hipChannelFormatKind)14)
#define cudaChannelFormatKindSignedNormalized16X2 ((hipChannelFormatKind)15)
#define cudaChannelFormatKindSignedNormalized16X4 ((hipChannelFormatKind)16)
#define cudaChannelFormatKindUnsignedBlockCompressed1 ((hipChannelFormatKind)17)
#define cudaChannelFormatKindUnsignedBlockCompressed1SRGB ((hipChannelFormatKind)18)
#define cudaChannelFormatKindUnsignedBlockCompressed2 ((hipChannelFormatKind)19)
#define cudaChannelFormatKindUnsignedBlockCompressed2SRGB ((hipChannelFormatKind)20)
#define cudaChannelFormatKindUnsignedBlockCompressed3 ((hipChannelFormatKind)21)
#define cudaChannelFormatKindUnsignedBlockCompressed3SRGB ((hipChannelFormatKind)22)
#define cudaChannelFormatKindUnsignedBlockCompressed4 ((hipChannelFormatKind)23)
#define cudaChannelFormatKindSignedBlockCompressed4 ((hipChannelFormatKind)24)
#define cudaChannelFormatKindUnsignedBlockCompressed5 ((hipChannelFormatKind)25)
#define cudaChannelFormatKindSignedBlockCompressed5 ((hipChannelFormatKind)26)
#define cudaChannelFormatKindUnsignedBlockCompressed6H ((hipChannelFormatKind)27)
#define cudaChannelFormatKindSignedBlockCompressed6H ((hipChannelFormatKind)28)
#define cudaChannelFormatKindUnsignedBlockCompressed7 ((hipChannelFormatKind)29)
#define cudaChannelFormatKindUnsignedBlockCompressed7SRGB ((hipChannelFormatKind)30)
#define cudaChannelFormatKindUnsignedNormalized1010102 ((hipChannelFormatKind)31)
#define cudaFuncAttributeClusterDimMustBeSet ((hipFuncAttribute)10)
#define cudaFuncAttributeRequiredClusterWidth ((hipFuncAttribute)11)
#define cudaFuncAttributeRequiredClusterHeight ((hipFuncAttribute)12)
#define cudaFuncAttributeRequiredClusterDepth ((hipFuncAttribute)13)
#define cudaFuncAttributeNonPortableClusterSizeAllowed ((hipFuncAttribute)14)
#define cudaFuncAttributeClusterSchedulingPolicyPreference ((hipFuncAttribute)15)
#define cudaFuncAttributeMax ((hipFuncAttribute)16)
#define cudaMemRangeAttributePreferredLocationType ((hipMemRangeAttribute)5)
#define cudaMemRangeAttributePreferredLocationId ((hipMemRangeAttribute)6)
#define cudaMemRangeAttributeLastPrefetchLocationType ((hipMemRangeAttribute)7)
#define cudaMemRangeAttributeLastPrefetchLocationId ((hipMemRangeAttribute)8)
#define cudaGraphNodeTypeConditional ((hipGraphNodeType)13)
#define cudaGraphNodeTypeCount ((hipGraphNodeType)14)
#define cudaGraphExecUpdateErrorAttributesChanged ((hipGraphExecUpdateResult)8)
#define cudaGraphInstantiateConditionalHandleUnused ((hipGraphInstantiateResult)5)
#define cudaGraphDebugDotFlagsConditionalNodeParams ((hipGraphDebugDotFlags)32768)
#define cudaMemHandleTypeFabric ((hipMemAllocationHandleType)8)
#if __HIPSPV_CUDA_VERSION__ < 13000
#define cudaDevAttrMax ((enum cudaDeviceAttr)144)
#else
#define cudaDevAttrMax ((enum cudaDeviceAttr)148)
#endif

#endif
