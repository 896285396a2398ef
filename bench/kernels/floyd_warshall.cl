kernel void floyd_warshall(global int* lengths, int n, int via) {
  const size_t col = get_global_id(0), row = get_global_id(1);
  if (row >= n || col >= n) return;
  const int length = lengths[row * n + via] + lengths[via * n + col];
  if (length < lengths[row * n + col]) lengths[row * n + col] = length;
}
