/* Cairo jumps when memory is exhausted. The module then ends, and the page starts a new one. */
#pragma once
#include <stdlib.h>

typedef int jmp_buf[1];

#define setjmp(buffer) ((void)(buffer), 0)
#define longjmp(buffer, value) abort()
