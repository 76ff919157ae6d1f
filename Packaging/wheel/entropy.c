/* `arc4random` for libraries of the wheel: the C library has it only since version 2.36.
 *
 * Random numbers come from the kernel. A machine without them cannot run the program, as with the C library's function.
 */
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

void arc4random_buf(void *buffer, size_t size) {
  unsigned char *next = buffer;
  while (size > 0) {
    ssize_t count = getrandom(next, size, 0);
    if (count < 0) abort();
    next += count;
    size -= (size_t)count;
  }
}

uint32_t arc4random(void) {
  uint32_t value;
  arc4random_buf(&value, sizeof value);
  return value;
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  uint32_t excess = -bound % bound;
  uint32_t value;
  do value = arc4random(); while (value < excess);
  return value % bound;
}
