#pragma once
#include <nettle/sha2.h>
#include <nettle/version.h>

/* The third parameter went away with Nettle 4: what it was for is always the whole hash. */
static inline void cn_sha256_digest(struct sha256_ctx *context, uint8_t *hash) {
#if NETTLE_VERSION_MAJOR >= 4
  sha256_digest(context, hash);
#else
  sha256_digest(context, SHA256_DIGEST_SIZE, hash);
#endif
}
