/* Files as constant data. The assembler finds them in the folders of -Wa,-I. */
#pragma once

#include <stdint.h>

#define TEXT(number) TEXT_OF(number)
#define TEXT_OF(number) #number
#define DATA(name, file, size)                                                                          \
  __asm__(".section .rodata." #name ",\"\",@\n.globl " #name "\n" #name ":\n.incbin \"" file "\"\n"     \
          ".size " #name ", " TEXT(size));                                                              \
  extern const uint8_t name[]
