// The functions of libamdhip64.so.6 whose parameters differ in HIP 7: hipMemsetParams has another order of members. The
// runtime has them under other names (api/graph_node_api.cpp), to which the loader binds these.
#define HIPSPV_OF_HIP6(name)                                                                  \
  extern "C" void __hipspv_##name##6();                                                       \
  extern "C" __attribute__((used)) void (*resolve_##name())() { return &__hipspv_##name##6; } \
  extern "C" __attribute__((visibility("default"), ifunc("resolve_" #name))) void name();

HIPSPV_OF_HIP6(hipGraphAddMemsetNode)
HIPSPV_OF_HIP6(hipGraphMemsetNodeGetParams)
HIPSPV_OF_HIP6(hipGraphMemsetNodeSetParams)
HIPSPV_OF_HIP6(hipGraphExecMemsetNodeSetParams)
HIPSPV_OF_HIP6(hipGraphAddNode)
HIPSPV_OF_HIP6(hipGraphNodeSetParams)
HIPSPV_OF_HIP6(hipGraphExecNodeSetParams)
