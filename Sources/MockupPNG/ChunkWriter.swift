package struct ChunkWriter {
  private(set) var bytes: [UInt8] = []

  package init() {}

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package mutating func appendSignature() {
    bytes.append(contentsOf: Self.signature)
  }

  /// - Precondition: `content` is shorter than 2³¹ bytes.
  package mutating func append(_ type: ChunkType, _ content: [UInt8] = []) {
    bytes.reserveCapacity(bytes.count + content.count + 12)
    bytes.append(bigEndian: UInt32(truncatingIfNeeded: content.count))
    bytes.append(bigEndian: type.code)
    bytes.append(contentsOf: content)
    let start = Checksum.crc32(type.bytes.span)
    bytes.append(bigEndian: Checksum.crc32(content.span, start: start))
  }

  package mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}

extension [UInt8] {
  mutating func append(bigEndian value: UInt32) {
    append(UInt8(truncatingIfNeeded: value >> 24))
    append(UInt8(truncatingIfNeeded: value >> 16))
    append(UInt8(truncatingIfNeeded: value >> 8))
    append(UInt8(truncatingIfNeeded: value))
  }
}

extension ChunkWriter {
  private static let compressedTextSize = 256

  /// Writes everything before the pixels.
  ///
  /// - Parameter animation: The content of the `acTL` chunk.
  mutating func begin(
    width: Int, height: Int, _ format: RowFormat, animation: [UInt8]? = nil, _ metadata: PNGMetadata
  ) throws(PNGError) {
    appendSignature()
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(width))
    header.append(bigEndian: UInt32(height))
    // Compression and filter method are always 0, and so is the interlace method here.
    header += [UInt8(format.bitDepth), UInt8(format.colorType.rawValue), 0, 0, 0]
    append(.header, header)
    if let animation { append(.animation, animation) }
    // Perceptual rendering intent, the usual default.
    append(.sRGB, [0])
    if let density = metadata.pixelsPerMeter { try append(density: density) }
    if case .indexed(let palette) = format { append(palette) }
    var deflater: Deflater?
    for text in metadata.texts { try append(text, &deflater) }
  }

  private mutating func append(density: Int) throws(PNGError) {
    guard (1...0x7FFF_FFFF).contains(density) else { throw .invalidChunk(ChunkType.density.name) }
    var content: [UInt8] = []
    content.append(bigEndian: UInt32(density))
    content.append(bigEndian: UInt32(density))
    // Unit: meter.
    content.append(1)
    append(.density, content)
  }

  private mutating func append(_ palette: Palette) {
    let premultiplication = Premultiplication()
    let colors = palette.colors.map { premultiplication.straight($0) }
    append(.palette, colors.flatMap { color in [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) } })
    let alphas = colors.map { UInt8($0 >> 24) }
    // Trailing opaque colors can be omitted.
    if let last = alphas.lastIndex(where: { $0 < 255 }) { append(.transparency, Array(alphas[...last])) }
  }

  /// - Parameter deflater: Created on first use, because creating it takes longer than writing a short text.
  private mutating func append(_ text: PNGText, _ deflater: inout Deflater?) throws(PNGError) {
    guard let keyword = text.latinKeyword else { throw .invalidKeyword(text.keyword) }
    let language = Array(text.language.utf8)
    let isTag = language.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 45
    }
    let bytes = Array(text.text.utf8)
    guard isTag, !bytes.contains(0) else { throw .invalidText(keyword: text.keyword) }
    var compressed: [UInt8]?
    if bytes.count >= Self.compressedTextSize {
      let ready = if let deflater { deflater } else { try Deflater() }
      compressed = try ready.compress(bytes)
      deflater = ready
    }
    // Compression flag and method follow the keyword, then the language and a translated keyword.
    var content = keyword + [0, compressed == nil ? 0 : 1, 0]
    content += language + [0, 0]
    content += compressed ?? bytes
    guard Int32(exactly: content.count) != nil else { throw .invalidText(keyword: text.keyword) }
    append(.internationalText, content)
  }
}

extension PNGText {
  /// The keyword in Latin-1; `nil` if the format forbids it.
  fileprivate var latinKeyword: [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in keyword.unicodeScalars {
      guard (32...126).contains(scalar.value) || (161...255).contains(scalar.value) else { return nil }
      if scalar == " ", bytes.last == 32 { return nil }
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    }
    guard (1...79).contains(bytes.count), bytes.first != 32, bytes.last != 32 else { return nil }
    return bytes
  }
}
