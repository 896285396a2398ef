// A small register machine in device code: each thread runs one of several programs.
#include <cstdint>

#include "support.h"

enum Op : std::uint8_t { kSet, kThread, kAdd, kMul, kDecrement, kJumpIfNot0, kJump, kEnd };

struct Instruction {
  Op op;
  std::uint8_t target, source;
};

class Machine {
 public:
  __device__ explicit Machine(const Instruction* code) : code_(code) {}

  // Register 0 at the end; -1 if the program does not end in time.
  __device__ long run() {
    int at = 0;
    for (int fuel = 0; fuel < 500; ++fuel) {
      const Instruction in = code_[at++];
      switch (in.op) {
        case kSet:
          r_[in.target] = in.source;
          break;
        case kThread:
          r_[in.target] = threadIdx.x;
          break;
        case kAdd:
          r_[in.target] += r_[in.source];
          break;
        case kMul:
          r_[in.target] *= r_[in.source];
          break;
        case kDecrement:
          --r_[in.target];
          break;
        case kJumpIfNot0:
          if (r_[in.source] != 0) at = in.target;
          break;
        case kJump:
          at = in.target;
          break;
        case kEnd:
          return r_[0];
      }
    }
    return -1;
  }

 private:
  const Instruction* code_;
  long r_[4] = {};
};

__global__ void interpret(const Instruction* code, const int* start, long* out) {
  Machine machine(code + start[blockIdx.x]);
  out[blockIdx.x * blockDim.x + threadIdx.x] = machine.run();
}

int main() {
  const std::vector<Instruction> code{// 0: the factorial of the thread
                                      {kSet, 0, 1},
                                      {kThread, 1, 0},
                                      {kJumpIfNot0, 4, 1},
                                      {kEnd, 0, 0},
                                      {kMul, 0, 1},
                                      {kDecrement, 1, 0},
                                      {kJump, 2, 0},
                                      // 7: the sum of 1 to the thread
                                      {kThread, 1, 0},
                                      {kJumpIfNot0, 3, 1},
                                      {kEnd, 0, 0},
                                      {kAdd, 0, 1},
                                      {kDecrement, 1, 0},
                                      {kJump, 1, 0},
                                      // 13: never ends for odd threads: counts down by two until it meets zero
                                      {kThread, 1, 0},
                                      {kSet, 0, 77},
                                      {kJumpIfNot0, 4, 1},
                                      {kEnd, 0, 0},
                                      {kDecrement, 1, 0},
                                      {kDecrement, 1, 0},
                                      {kJump, 2, 0}};
  const int threads = 16;
  DeviceArray<Instruction> dcode(code);
  DeviceArray<int> dstart(std::vector<int>{0, 7, 13});
  DeviceArray<long> dout(3 * threads);
  interpret<<<3, threads>>>(dcode, dstart, dout);
  const auto out = dout.host();
  long wrong = 0, factorial = 1;
  for (int t = 0; t < threads; ++t) {
    if (t > 0) factorial *= t;
    wrong += out[t] != factorial;
    wrong += out[threads + t] != t * (t + 1) / 2;
    wrong += out[2 * threads + t] != (t % 2 ? -1 : 77);
  }
  return verdict(3 * threads, wrong);
}
