#pragma once
#include <nettle/sha2.h>
#include <nettle/version.h>

/* Nettle 4 removed the length parameter and always writes the whole hash. */
static inline void cn_sha256_digest(struct sha256_ctx *context, uint8_t *hash) {
#if NETTLE_VERSION_MAJOR >= 4
  sha256_digest(context, hash);
#else
  sha256_digest(context, SHA256_DIGEST_SIZE, hash);
#endif
}
