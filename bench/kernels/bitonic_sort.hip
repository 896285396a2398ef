// Bitonic sort: distances within a tile in shared memory, larger ones through global memory.
constexpr int kThreads = 256, kTile = 2 * kThreads;

__device__ void order(int& a, int& b, bool ascending) {
  if ((a > b) == ascending) {
    const int t = a;
    a = b;
    b = t;
  }
}

__device__ void merge(int* tile, int first, int length, int distance) {
  for (; distance > 0; distance /= 2) {
    __syncthreads();
    const int low = 2 * threadIdx.x - (threadIdx.x & (distance - 1));
    order(tile[low], tile[low + distance], ((first + low) & length) == 0);
  }
  __syncthreads();
}

__global__ void sort_tiles(int* keys, int count) {
  __shared__ int tile[kTile];
  const int first = blockIdx.x * kTile;
  tile[threadIdx.x] = keys[first + threadIdx.x];
  tile[threadIdx.x + kThreads] = keys[first + threadIdx.x + kThreads];
  for (int length = 2; length <= kTile; length *= 2) merge(tile, first, length, length / 2);
  keys[first + threadIdx.x] = tile[threadIdx.x];
  keys[first + threadIdx.x + kThreads] = tile[threadIdx.x + kThreads];
}

__global__ void merge_far(int* keys, int length, int distance, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int low = 2 * i - (i & (distance - 1));
  if (low < count) order(keys[low], keys[low + distance], (low & length) == 0);
}

__global__ void merge_tiles(int* keys, int length, int count) {
  __shared__ int tile[kTile];
  const int first = blockIdx.x * kTile;
  tile[threadIdx.x] = keys[first + threadIdx.x];
  tile[threadIdx.x + kThreads] = keys[first + threadIdx.x + kThreads];
  merge(tile, first, length, kThreads);
  keys[first + threadIdx.x] = tile[threadIdx.x];
  keys[first + threadIdx.x + kThreads] = tile[threadIdx.x + kThreads];
}
