// Graphs' fills whose parameters are initialised by position: a program of each dialect includes it.
#pragma once

static unsigned filled(hipGraph_t graph, const unsigned short* memory, int at) {
  hipGraphExec_t ready;
  if (hipGraphInstantiate(&ready, graph, nullptr, nullptr, 0) != hipSuccess) return 0;
  if (hipGraphLaunch(ready, nullptr) != hipSuccess || hipDeviceSynchronize() != hipSuccess) return 1;
  (void)hipGraphExecDestroy(ready);
  return memory[at];
}

// rows: pitch 16, value 9, elements of 2 bytes, 3 of them, 2 rows; then value 7, by each call that takes them.
static void fills(hipMemsetParams rows, hipMemsetParams sevens) {
  unsigned short* memory;
  hipGraph_t graph;
  hipGraphNode_t node, other;
  hipMemsetParams got{};
  (void)hipMallocManaged(reinterpret_cast<void**>(&memory), 64);
  for (int i = 0; i < 32; ++i) memory[i] = 1;
  rows.dst = sevens.dst = memory;
  (void)hipGraphCreate(&graph, 0);
  show("add", hipGraphAddMemsetNode(&node, graph, nullptr, 0, &rows));
  show("row", filled(graph, memory, 2));
  show("next row", memory[10]);
  show("beyond", memory[3] + memory[11] + memory[16]);
  show("get", hipGraphMemsetNodeGetParams(node, &got));
  show("got", got.pitch * 10000 + got.value * 1000 + got.elementSize * 100 + got.width * 10 + got.height);
  show("set", hipGraphMemsetNodeSetParams(node, &sevens));
  show("sevens", filled(graph, memory, 0));
  hipGraphExec_t ready;
  (void)hipGraphInstantiate(&ready, graph, nullptr, nullptr, 0);
  show("set in executable", hipGraphExecMemsetNodeSetParams(ready, node, &rows));
  (void)hipGraphLaunch(ready, nullptr);
  (void)hipDeviceSynchronize();
  show("nines", memory[9]);
  hipGraphNodeParams any{};
  any.type = hipGraphNodeTypeMemset;
  any.memset = sevens;
  show("set any in executable", hipGraphExecNodeSetParams(ready, node, &any));
  (void)hipGraphLaunch(ready, nullptr);
  (void)hipDeviceSynchronize();
  show("sevens again", memory[1]);
  any.memset = rows;
  show("set any", hipGraphNodeSetParams(node, &any));
  show("nines again", filled(graph, memory, 8));
  any.memset = sevens;
  show("add any", hipGraphAddNode(&other, graph, &node, 1, &any));
  show("both", filled(graph, memory, 0));
}
