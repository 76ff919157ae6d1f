extension PNGText {
  /// Reads the content of a chunk with a text.
  init(_ chunk: ChunkReader.Chunk) throws(PNGError) {
    let isUnicode = chunk.type == .internationalText
    let invalid = PNGError.invalidChunk(chunk.type.name)
    var rest = chunk.content
    func takeField() throws(PNGError) -> ArraySlice<UInt8> {
      guard let end = rest.firstIndex(of: 0) else { throw invalid }
      defer { rest = rest[(end + 1)...] }
      return rest[..<end]
    }
    let keyword = Self.latin(try takeField())
    var isCompressed = chunk.type == .compressedText
    if isUnicode {
      guard let flag = rest.popFirst(), flag <= 1 else { throw invalid }
      isCompressed = flag == 1
    }
    if isUnicode || isCompressed {
      // The only method of compression there is has the number 0.
      guard let method = rest.popFirst(), method == 0 || !isCompressed else { throw invalid }
    }
    var language = ""
    if isUnicode {
      language = Self.latin(try takeField())
      // The keyword in that language is passed over.
      _ = try takeField()
    }
    var text = Array(rest)
    if isCompressed {
      // DEFLATE makes at most 258 bytes of two bits.
      let limit = min(PNGFile.maximumTextSize, text.count * 1_032 + 1_032)
      guard let inflated = try Inflater().decompress(text, limit: limit) else { throw invalid }
      text = inflated
    }
    guard let string = isUnicode ? String(validating: text, as: UTF8.self) : Self.latin(text[...]) else {
      throw invalid
    }
    self.init(keyword: keyword, language: language, text: string)
  }

  private static func latin(_ bytes: ArraySlice<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
    return String(scalars)
  }
}
