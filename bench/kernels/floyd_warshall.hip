// One step of Floyd and Warshall's shortest ways: the ways through one more node.
__global__ void floyd_warshall(int* lengths, int n, int via) {
  const int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row >= n || col >= n) return;
  const int length = lengths[row * n + via] + lengths[via * n + col];
  if (length < lengths[row * n + col]) lengths[row * n + col] = length;
}
