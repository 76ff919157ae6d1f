extension PNGFile {
  /// Returns a file without the texts of `keywords`, otherwise unchanged byte for byte.
  ///
  /// - Throws: An error if the file is damaged.
  package static func removing(textsOf keywords: Set<String>, from bytes: [UInt8]) throws(PNGError) -> [UInt8] {
    var reader = try ChunkReader(bytes)
    var stripped = Array(ChunkWriter.signature)
    while let chunk = try reader.next() {
      if let text = try PackedText(chunk), keywords.contains(text.keyword) { continue }
      // Length and name precede the content of a chunk; its checksum follows.
      stripped += bytes[(chunk.content.startIndex - 8)..<(chunk.content.endIndex + 4)]
    }
    return stripped
  }
}
