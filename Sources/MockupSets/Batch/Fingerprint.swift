import MockupFiles
import MockupHashing

/// The SHA-256 hash of a file or a value: sets keep several for each of their pictures.
typealias Fingerprint = SHA256Digest

extension Fingerprint {
  /// The fingerprint of a file's bytes; `nil` where it cannot be read.
  init?(ofFile path: String) {
    guard let pieces = FilePieces(path: path) else { return nil }
    var hash = SHA256()
    while let piece = pieces.next() { hash.update(piece) }
    if pieces.hasFailed { return nil }
    self = hash.finalize()
  }
}
