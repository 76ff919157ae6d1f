#pragma once
#include <stddef.h>
#include <spawn.h>
#include <stdint.h>

#ifdef __linux__
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel's numbers and structures of Landlock, which older headers lack.
struct cmp_ruleset { uint64_t files, network; };
struct __attribute__((packed)) cmp_folder { uint64_t access; int32_t folder; };
enum { CMP_CREATE = 444, CMP_ADD = 445, CMP_RESTRICT = 446, CMP_READ = 1 << 2 | 1 << 3 };
#endif

/* Denies this process access to files and TCP, except for reading `count` folders.
   Returns 0 if the kernel cannot do that. */
static inline int cmp_deny_files(const char *const *folders, size_t count) {
#ifdef __linux__
  long version = syscall(CMP_CREATE, NULL, 0, 1);
  if (version < 1) return 0;
  // Later versions know more rights: 13 moves between folders, 14 truncates files, and from version 4 there is TCP.
  struct cmp_ruleset rules = {version == 1 ? 0x1FFF : version == 2 ? 0x3FFF : 0x7FFF, version >= 4 ? 3 : 0};
  int set = (int)syscall(CMP_CREATE, &rules, version >= 4 ? sizeof rules : sizeof rules.files, 0);
  if (set < 0) return 0;
  for (size_t index = 0; index < count; index++) {
    struct cmp_folder rule = {CMP_READ, open(folders[index], O_RDONLY | O_CLOEXEC)};
    if (rule.folder < 0) continue;
    syscall(CMP_ADD, set, 1, &rule, 0);
    close(rule.folder);
  }
  int is_denied = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(CMP_RESTRICT, set, 0) == 0;
  close(set);
  return is_denied;
#else
  (void)folders;
  (void)count;
  return 0;
#endif
}

/* Has a new program close all files from `first` on. Without such an action, it inherits those that are not marked. */
static inline void cmp_close_from(posix_spawn_file_actions_t *actions, int first) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  // Declared by the header only for GNU programs.
  extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);
  posix_spawn_file_actions_addclosefrom_np(actions, first);
#else
  (void)actions;
  (void)first;
#endif
}
