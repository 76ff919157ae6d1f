/// What a PNG says about itself besides its pixels.
public struct PNGMetadata: Hashable, Sendable {
  /// How many pixels fill a meter; `nil` leaves the size open.
  public var pixelsPerMeter: Int?
  /// Texts, in the order in which they are written.
  public var texts: [PNGText]

  /// What a PNG says about itself.
  public init(pixelsPerMeter: Int? = nil, texts: [PNGText] = []) {
    self.pixelsPerMeter = pixelsPerMeter
    self.texts = texts
  }

  /// The same for a picture with `scale` pixels a point: 72 · scale pixels an inch of 25.4 mm.
  public init(scale: Double, texts: [PNGText] = []) {
    let density = (72 * scale / 0.0254).rounded()
    self.init(pixelsPerMeter: Int(exactly: density).flatMap { (1...0x7FFF_FFFF).contains($0) ? $0 : nil }, texts: texts)
  }
}

/// A text that a PNG carries along.
public struct PNGText: Hashable, Sendable {
  /// What the text is: 1 to 79 printable Latin-1 characters, as in `Title`.
  public var keyword: String
  /// The language of the text, a BCP 47 tag; empty if it has none.
  public var language: String
  /// The text, without NUL; kept byte for byte.
  public var text: String

  /// A text from its parts.
  public init(keyword: String, language: String = "", text: String) {
    self.keyword = keyword
    self.language = language
    self.text = text
  }
}

/// A text as a chunk has it, perhaps compressed.
struct PackedText {
  /// What the text is.
  let keyword: String
  private let language: String
  private let content: ArraySlice<UInt8>
  private let isCompressed: Bool
  private let type: ChunkType

  /// Reads what comes before the text itself; `nil` for a chunk that has none.
  init?(_ chunk: ChunkReader.Chunk) throws(PNGError) {
    guard [.internationalText, .latinText, .compressedText].contains(chunk.type) else { return nil }
    type = chunk.type
    let isUnicode = type == .internationalText
    let invalid = PNGError.invalidChunk(type.name)
    var rest = chunk.content
    func takeField(most: Int = .max) throws(PNGError) -> ArraySlice<UInt8> {
      guard let end = rest.prefix(most).firstIndex(of: 0) else { throw invalid }
      defer { rest = rest[(end + 1)...] }
      return rest[..<end]
    }
    keyword = Self.latin(try takeField(most: Self.longestKeyword + 1))
    var isCompressed = type == .compressedText
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
    self.language = language
    self.isCompressed = isCompressed
    content = rest
  }

  /// The text, which may have so many bytes.
  func unpacked(most: Int) throws(PNGError) -> PNGText {
    let tooLong = PNGError.textTooLong(keyword: keyword, most: most)
    guard isCompressed || content.count <= most else { throw tooLong }
    var text = Array(content)
    if isCompressed {
      switch try Inflater().decompress(text, limit: min(most, InflateStream.longest(from: text.count))) {
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
    guard text.count + text.count(where: { $0 > 127 }) <= most else { throw tooLong }
    return PNGText(keyword: keyword, language: language, text: Self.latin(text[...]))
  }

  /// The most characters of a keyword.
  private static let longestKeyword = 79

  /// A text from Latin-1.
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
