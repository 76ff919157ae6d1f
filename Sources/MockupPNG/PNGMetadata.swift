public struct PNGMetadata: Hashable, Sendable {
  /// The density in pixels per meter; `nil` leaves it unspecified.
  public var pixelsPerMeter: Int?
  /// Texts, in the order in which they are written.
  public var texts: [PNGText]

  /// Creates metadata with a density in pixels per meter and texts.
  public init(pixelsPerMeter: Int? = nil, texts: [PNGText] = []) {
    self.pixelsPerMeter = pixelsPerMeter
    self.texts = texts
  }

  /// Creates metadata for `scale` pixels per point: 72 · scale pixels per inch of 25.4 mm.
  public init(scale: Double, texts: [PNGText] = []) {
    let density = (72 * scale / 0.0254).rounded()
    self.init(pixelsPerMeter: Int(exactly: density).flatMap { (1...0x7FFF_FFFF).contains($0) ? $0 : nil }, texts: texts)
  }
}

/// A text chunk of a PNG.
public struct PNGText: Hashable, Sendable {
  /// A keyword of 1 to 79 printable Latin-1 characters, such as `Title`.
  public var keyword: String
  /// The language of the text, a BCP 47 tag; empty if unspecified.
  public var language: String
  /// The text, without NUL; kept byte for byte.
  public var text: String

  /// Creates a text with a keyword and, optionally, a language.
  public init(keyword: String, language: String = "", text: String) {
    self.keyword = keyword
    self.language = language
    self.text = text
  }
}

/// A text as stored in a chunk, possibly compressed.
struct PackedText {
  let keyword: String
  private let language: String
  private let content: ArraySlice<UInt8>
  private let isCompressed: Bool
  private let type: ChunkType

  /// Reads the fields before the text; `nil` if the chunk is not a text.
  init?(_ chunk: ChunkReader.Chunk) throws(PNGError) {
    guard [.internationalText, .latinText, .compressedText].contains(chunk.type) else { return nil }
    type = chunk.type
    let isUnicode = type == .internationalText
    let invalid = PNGError.invalidChunk(type.name)
    var rest = chunk.content
    func takeField(maximum: Int = .max) throws(PNGError) -> ArraySlice<UInt8> {
      guard let end = rest.prefix(maximum).firstIndex(of: 0) else { throw invalid }
      defer { rest = rest[(end + 1)...] }
      return rest[..<end]
    }
    keyword = Self.latin(try takeField(maximum: Self.longestKeyword + 1))
    var isCompressed = type == .compressedText
    if isUnicode {
      guard let flag = rest.popFirst(), flag <= 1 else { throw invalid }
      isCompressed = flag == 1
    }
    if isUnicode || isCompressed {
      // The only compression method has the number 0.
      guard let method = rest.popFirst(), method == 0 || !isCompressed else { throw invalid }
    }
    var language = ""
    if isUnicode {
      language = Self.latin(try takeField())
      // Skip the translated keyword.
      _ = try takeField()
    }
    self.language = language
    self.isCompressed = isCompressed
    content = rest
  }

  func unpacked(maximum: Int) throws(PNGError) -> PNGText {
    let tooLong = PNGError.textTooLong(keyword: keyword, maximum: maximum)
    guard isCompressed || content.count <= maximum else { throw tooLong }
    var text = Array(content)
    if isCompressed {
      switch try Inflater().decompress(text, limit: min(maximum, InflateStream.longest(from: text.count))) {
      case .content(let content): text = content
      case .broken: throw .invalidChunk(type.name)
      case .tooLong: throw tooLong
      }
    }
    if type == .internationalText {
      guard let string = String(validating: text, as: UTF8.self) else { throw .invalidChunk(type.name) }
      return PNGText(keyword: keyword, language: language, text: string)
    }
    // In UTF-8, half of the characters of Latin-1 take two bytes.
    guard text.count + text.count(where: { $0 > 127 }) <= maximum else { throw tooLong }
    return PNGText(keyword: keyword, language: language, text: Self.latin(text[...]))
  }

  private static let longestKeyword = 79

  private static func latin(_ bytes: ArraySlice<UInt8>) -> String {
    if bytes.allSatisfy({ $0 < 128 }) { return String(decoding: bytes, as: UTF8.self) }
    var encoded: [UInt8] = []
    encoded.reserveCapacity(2 * bytes.count)
    for byte in bytes {
      if byte < 128 {
        encoded.append(byte)
      } else {
        encoded.append(0xC0 | byte >> 6)
        encoded.append(0x80 | byte & 0x3F)
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
