// Conditional nodes of graphs, by both of CUDA's APIs.
#include <cuda.h>
#include <cuda_runtime.h>

#include <cstdio>
#include <cstring>

#include "checks.h"

#define OK(call) CHECK((call) == cudaSuccess)

__global__ void set(cudaGraphConditionalHandle handle, const unsigned* value) {
  cudaGraphSetConditional(handle, *value);
}
__global__ void add(int* sum, int by) { *sum += by; }
// Until the counter is 0.
__global__ void countDown(cudaGraphConditionalHandle handle, int* counter, int* rounds) {
  ++*rounds;
  cudaGraphSetConditional(handle, --*counter != 0);
}

static int *sum, *counter;
static unsigned* value;  // managed

static cudaGraphNode_t kernel(cudaGraph_t graph, cudaGraphNode_t after, void* function, void** arguments) {
  cudaGraphNode_t node = nullptr;
  cudaKernelNodeParams parameters{};
  parameters.func = function;
  parameters.gridDim = parameters.blockDim = dim3(1);
  parameters.kernelParams = arguments;
  OK(cudaGraphAddKernelNode(&node, graph, &after, after != nullptr, &parameters));
  return node;
}
static cudaGraphNode_t adds(cudaGraph_t graph, cudaGraphNode_t after, int by) {
  void* arguments[] = {&sum, &by};
  return kernel(graph, after, reinterpret_cast<void*>(&add), arguments);
}
static cudaGraphNode_t sets(cudaGraph_t graph, cudaGraphNode_t after, cudaGraphConditionalHandle handle) {
  void* arguments[] = {&handle, &value};
  return kernel(graph, after, reinterpret_cast<void*>(&set), arguments);
}

struct Conditional {
  cudaGraphNode_t node = nullptr;
  cudaGraph_t* graphs = nullptr;
};
static Conditional conditional(cudaGraph_t graph, cudaGraphNode_t after, cudaGraphConditionalHandle handle,
                               cudaGraphConditionalNodeType type, unsigned size) {
  Conditional made;
  cudaGraphNodeParams parameters = {cudaGraphNodeTypeConditional};
  parameters.conditional.handle = handle;
  parameters.conditional.type = type;
  parameters.conditional.size = size;
  OK(cudaGraphAddNode_v2(&made.node, graph, &after, nullptr, after != nullptr, &parameters));
  made.graphs = parameters.conditional.phGraph_out;
  CHECK(made.graphs != nullptr);
  return made;
}

static int launch(cudaGraphExec_t exec, unsigned with) {
  *value = with;
  *sum = 0;
  OK(cudaGraphLaunch(exec, nullptr));
  OK(cudaDeviceSynchronize());
  return *sum;
}

// if: 1 or 10, switch: 100, 200 or 400, and 1000 after both.
static void choices() {
  cudaGraph_t graph;
  cudaGraphConditionalHandle first, second;
  OK(cudaGraphCreate(&graph, 0));
  OK(cudaGraphConditionalHandleCreate(&first, graph));
  OK(cudaGraphConditionalHandleCreate(&second, graph, 2, cudaGraphCondAssignDefault));
  const Conditional branch = conditional(graph, sets(graph, nullptr, first), first, cudaGraphCondTypeIf, 2);
  adds(branch.graphs[0], nullptr, 1);
  adds(branch.graphs[1], nullptr, 10);
  const Conditional chosen = conditional(graph, branch.node, second, cudaGraphCondTypeSwitch, 3);
  for (int i = 0; i < 3; ++i) adds(chosen.graphs[i], nullptr, 100 << i);
  // The value for later launches, which the default replaces.
  const cudaGraphNode_t last = adds(graph, sets(graph, chosen.node, second), 1000);
  cudaGraphNodeType type;
  OK(cudaGraphNodeGetType(branch.node, &type));
  CHECK(type == cudaGraphNodeTypeConditional);
  cudaGraphExec_t exec;
  OK(cudaGraphInstantiate(&exec, graph, 0));
  CHECK(launch(exec, 7) == 1401 && launch(exec, 0) == 1410);

  // A copy of the graph has the same conditions. An update changes what the graphs do.
  cudaGraph_t copy;
  cudaGraphExec_t other;
  OK(cudaGraphClone(&copy, graph));
  OK(cudaGraphInstantiate(&other, copy, 0));
  CHECK(launch(other, 1) == 1401);
  cudaGraphExecUpdateResultInfo info;
  OK(cudaGraphExecUpdate(exec, copy, &info));
  CHECK(launch(exec, 0) == 1410);
  OK(cudaGraphExecDestroy(other));
  OK(cudaGraphDestroy(copy));

  // As part of another graph, by capture.
  cudaStream_t stream;
  cudaGraph_t captured;
  OK(cudaStreamCreate(&stream));
  OK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  OK(cudaGraphLaunch(exec, stream));
  OK(cudaStreamEndCapture(stream, &captured));
  OK(cudaGraphInstantiate(&other, captured, 0));
  CHECK(launch(other, 0) == 1410);
  OK(cudaGraphExecDestroy(other));
  OK(cudaGraphDestroy(captured));
  OK(cudaStreamDestroy(stream));

  CHECK(cudaGraphDestroy(branch.graphs[0]) == cudaErrorInvalidValue);
  OK(cudaGraphDestroyNode(last));
  OK(cudaGraphExecDestroy(exec));
  OK(cudaGraphDestroy(graph));
}

// A loop of three rounds, in each of which another one has two: launched while the stream waits for an event of the
// host.
static void loops() {
  cudaGraph_t graph;
  cudaGraphConditionalHandle outer, inner;
  OK(cudaGraphCreate(&graph, 0));
  OK(cudaGraphConditionalHandleCreate(&outer, graph, 1, cudaGraphCondAssignDefault));
  OK(cudaGraphConditionalHandleCreate(&inner, graph, 1, cudaGraphCondAssignDefault));
  const Conditional loop = conditional(graph, nullptr, outer, cudaGraphCondTypeWhile, 1);
  int *outerCounter = counter, *innerCounter = counter + 1, *rounds = counter + 2, *innerRounds = counter + 3;
  void* step[] = {&outer, &outerCounter, &rounds};
  void* innerStep[] = {&inner, &innerCounter, &innerRounds};
  const cudaGraphNode_t before = kernel(loop.graphs[0], nullptr, reinterpret_cast<void*>(&countDown), step);
  // The inner counter goes from 2 to 0; the inner condition, to 1 again for the next round.
  cudaGraphNode_t filled;
  cudaMemsetParams two{};
  two.dst = innerCounter;
  two.value = 2;
  two.elementSize = 4;
  two.width = two.height = 1;
  OK(cudaGraphAddMemsetNode(&filled, loop.graphs[0], &before, 1, &two));
  const cudaGraphNode_t again = sets(loop.graphs[0], filled, inner);
  const Conditional within = conditional(loop.graphs[0], again, inner, cudaGraphCondTypeWhile, 1);
  cudaStream_t stream;
  OK(cudaStreamCreate(&stream));
  OK(cudaStreamBeginCaptureToGraph(stream, within.graphs[0], nullptr, nullptr, 0, cudaStreamCaptureModeGlobal));
  OK(cudaLaunchKernel(reinterpret_cast<void*>(&countDown), dim3(1), dim3(1), innerStep, 0, stream));
  cudaGraph_t same;
  OK(cudaStreamEndCapture(stream, &same));
  CHECK(same == within.graphs[0]);
  cudaGraphExec_t exec;
  OK(cudaGraphInstantiate(&exec, graph, 0));
  *value = 1;
  for (int i = 1; i <= 2; ++i) {
    static unsigned go;
    go = 0;
    *counter = 3;
    const auto waits = [](void* flag) {
      while (__atomic_load_n(static_cast<unsigned*>(flag), __ATOMIC_ACQUIRE) == 0) {
      }
    };
    OK(cudaLaunchHostFunc(stream, waits, &go));
    OK(cudaGraphLaunch(exec, stream));  // doesn't wait for the condition
    __atomic_store_n(&go, 1u, __ATOMIC_RELEASE);
    OK(cudaStreamSynchronize(stream));
    CHECK(*counter == 0 && *rounds == 3 * i && *innerRounds == 6 * i);
  }
  OK(cudaGraphExecDestroy(exec));
  OK(cudaGraphDestroy(graph));
  OK(cudaStreamDestroy(stream));
}

static void nothing(void*) {}

static void driver() {
  CUgraph graph;
  CUgraphConditionalHandle handle;
  CUcontext context;
  OK(static_cast<cudaError_t>(cuCtxGetCurrent(&context)));
  CHECK(cuGraphCreate(&graph, 0) == CUDA_SUCCESS);
  CHECK(cuGraphConditionalHandleCreate(&handle, graph, context, 1, CU_GRAPH_COND_ASSIGN_DEFAULT) == CUDA_SUCCESS);
  CUgraphNodeParams parameters;
  std::memset(&parameters, 0, sizeof parameters);
  parameters.type = CU_GRAPH_NODE_TYPE_CONDITIONAL;
  parameters.conditional.handle = handle;
  parameters.conditional.type = CU_GRAPH_COND_TYPE_IF;
  parameters.conditional.size = 1;
  parameters.conditional.ctx = context;
  CUgraphNode node, none;
  CHECK(cuGraphAddNode_v2(&node, graph, nullptr, nullptr, 0, &parameters) == CUDA_SUCCESS);
  adds(parameters.conditional.phGraph_out[0], nullptr, 5);
  CUgraphExec exec;
  CHECK(cuGraphInstantiate(&exec, graph, 0) == CUDA_SUCCESS);
  CHECK(launch(exec, 0) == 5);
  CHECK(cuGraphExecDestroy(exec) == CUDA_SUCCESS);

  // Wrong sizes, types and handles; a function of the host, which a condition can't have.
  parameters.conditional.size = 3;
  CHECK(cuGraphAddNode_v2(&none, graph, nullptr, nullptr, 0, &parameters) == CUDA_ERROR_INVALID_VALUE);
  parameters.conditional.size = 1;
  parameters.conditional.type = static_cast<CUgraphConditionalNodeType>(3);
  CHECK(cuGraphAddNode_v2(&none, graph, nullptr, nullptr, 0, &parameters) == CUDA_ERROR_INVALID_VALUE);
  parameters.conditional.type = CU_GRAPH_COND_TYPE_IF;
  parameters.conditional.handle = 64;
  CHECK(cuGraphAddNode_v2(&none, graph, nullptr, nullptr, 0, &parameters) == CUDA_ERROR_INVALID_VALUE);
  CHECK(cuGraphConditionalHandleCreate(&handle, graph, context, 0, 2) == CUDA_ERROR_INVALID_VALUE);
  cudaHostNodeParams host{nothing, nullptr};
  OK(cudaGraphAddHostNode(&none, parameters.conditional.phGraph_out[0], nullptr, 0, &host));
  CHECK(cuGraphInstantiate(&exec, graph, 0) == CUDA_ERROR_NOT_SUPPORTED);
  CHECK(cuGraphDestroy(graph) == CUDA_SUCCESS);
}

int main() {
  OK(cudaMallocManaged(&sum, sizeof *sum));
  OK(cudaMallocManaged(&value, sizeof *value));
  OK(cudaMallocManaged(&counter, 4 * sizeof *counter));
  std::memset(counter, 0, 4 * sizeof *counter);
  choices();
  loops();
  driver();
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
