extension PNGFile {
  /// A file without its texts of some keywords, all else byte for byte as it was.
  ///
  /// - Throws: an error that says what is wrong with the file.
  package static func removing(textsOf keywords: Set<String>, from bytes: [UInt8]) throws(PNGError) -> [UInt8] {
    var reader = try ChunkReader(bytes)
    var kept = Array(ChunkWriter.signature)
    while let chunk = try reader.next() {
      if let text = try PackedText(chunk), keywords.contains(text.keyword) { continue }
      // Length and name stand before what a chunk holds, its checksum behind.
      kept += bytes[(chunk.content.startIndex - 8)..<(chunk.content.endIndex + 4)]
    }
    return kept
  }
}
