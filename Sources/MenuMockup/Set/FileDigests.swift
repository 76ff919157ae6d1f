import CairoBackend
internal import Synchronization

/// The SHA-256 of files, each read once; shared by all threads of one run.
final class FileDigests: Sendable {
  private let known = Mutex<[String: String?]>([:])

  /// The digest of a file; `nil` where it cannot be read.
  func digest(of path: String) -> String? {
    if let digest = known.withLock({ $0[path] }) { return digest }
    let digest = FileSystem.bytes(at: path).map(Digest.sha256)
    known.withLock { $0[path] = .some(digest) }
    return digest
  }
}
