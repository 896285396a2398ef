// Names that nvcc's implicit cuda_runtime.h declares: no header is included here.
struct Point {
  int x;
  __host__ __device__ Point(int x) : x(x) {}
};

__global__ void on_the_device(float* out, int n) {
  alignas(Point) char room[4 * sizeof(Point)];
  Point* point = new (room) Point(n);
  Point* points = new (&room[4]) Point[2]{1, 2};
  int* memory = new int[2];
  void* block = malloc(16);
  memset(block, 0, 16);
  memcpy(block, room, sizeof(Point));
  free(block);
  delete[] memory;
  assert(point->x == n);
  printf("%d %d\n", point->x, INT_MAX);
  out[0] = sqrtf(2.0f) + fabs(-1.0f) + std::abs(-2) + float(points[1].x) + float(clock());
}

int main() {
  alignas(Point) char room[sizeof(Point)];
  Point* point = new (room) Point(1);
  Point moved = std::move(*point);
  std::pair<int, int> both = std::make_pair(moved.x, 2);
  int* memory = new int[both.second];
  delete[] memory;
  void* block = malloc(16);
  memset(block, 0, strlen("text"));
  free(block);
  assert(point->x == 1);
  printf("%d\n", both.first);
  size_t size = sizeof(time_t) + abs(-1);
  return clock() < 0 || isnan(sqrt(2.0)) || std::sqrt(2.0) < std::pow(1.0, 2) || size == 0 ? EXIT_FAILURE
                                                                                           : EXIT_SUCCESS;
}
