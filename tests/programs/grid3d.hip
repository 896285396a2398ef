// 3-D grids and blocks: every thread sees its own indices and the right dimensions.
#include "support.h"

struct Seen {
  uint3 thread, block;
  dim3 threads, blocks;
};

__global__ void look(Seen* seen, int nx, int ny, int nz) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  const int z = blockIdx.z * blockDim.z + threadIdx.z;
  if (x >= nx || y >= ny || z >= nz) return;
  Seen& s = seen[(z * ny + y) * nx + x];
  s.thread = make_uint3(threadIdx.x, threadIdx.y, threadIdx.z);
  s.block = make_uint3(blockIdx.x, blockIdx.y, blockIdx.z);
  s.threads = blockDim;
  s.blocks = gridDim;
}

int main() {
  const int nx = 30, ny = 17, nz = 11;
  const unsigned bx = 8, by = 4, bz = 2;
  const dim3 block(bx, by, bz), grid((nx + bx - 1) / bx, (ny + by - 1) / by, (nz + bz - 1) / bz);
  DeviceArray<Seen> dseen(nx * ny * nz);
  look<<<grid, block>>>(dseen, nx, ny, nz);
  const auto seen = dseen.host();
  long wrong = 0;
  for (unsigned z = 0; z < nz; ++z)
    for (unsigned y = 0; y < ny; ++y)
      for (unsigned x = 0; x < nx; ++x) {
        const Seen& s = seen[(z * ny + y) * nx + x];
        const bool ok = s.thread.x == x % bx && s.thread.y == y % by && s.thread.z == z % bz && s.block.x == x / bx &&
                        s.block.y == y / by && s.block.z == z / bz && s.threads.x == bx && s.threads.y == by &&
                        s.threads.z == bz && s.blocks.x == 4 && s.blocks.y == 5 && s.blocks.z == 6;
        wrong += !ok;
      }
  return verdict(nx * ny * nz, wrong);
}
