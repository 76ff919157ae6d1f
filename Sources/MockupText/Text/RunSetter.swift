import MockupScene

final class RunSetter {
  private let store: FontStore
  private let buffer = HarfBuzzBuffer()
  private var items: [HarfBuzzBuffer.Item] = []

  init(store: FontStore) { self.store = store }

  /// Shapes a run, with its origin at zero.
  func set(_ run: TextRun, of text: [UInt8], request: TextRequest) -> GlyphRun {
    let source = String(decoding: text[run.range], as: UTF8.self)
    let size = request.size
    var result = GlyphRun(
      typeface: run.typeface, size: size, origin: .zero, width: 0, glyphs: [], text: source,
      isRightToLeft: run.isRightToLeft, hasOwnColors: store.catalog.role(of: run.typeface) == .emoji)
    guard let face = store.face(run.typeface) else {
      setBoxes(&result)
      return result
    }
    let tracking = Self.tracking(of: run, request)
    result.tracking = tracking
    shape(run, of: text, with: face, request: request, hasTracking: tracking != 0)

    let items = items
    result.glyphs.reserveCapacity(items.count)
    let start = run.range.lowerBound
    var pen = 0.0
    var tracked = 0.0
    var index = 0
    while index < items.count {
      // Tracking is added once per cluster: after its last glyph in reading order.
      var end = index
      var isVisible = false
      while end < items.count, items[end].cluster == items[index].cluster {
        isVisible = isVisible || items[end].advance != 0
        end += 1
      }
      if isVisible, run.isRightToLeft { tracked += tracking }
      for position in index..<end {
        let item = items[position]
        let x = (pen + Double(item.xOffset)) * size / face.unitsPerEm + tracked
        let y = Double(item.yOffset) * size / face.unitsPerEm
        result.glyphs.append(Glyph(id: item.glyph, offset: Point(x: x, y: 0 - y), cluster: item.cluster - start))
        pen += Double(item.advance)
      }
      if isVisible, !run.isRightToLeft { tracked += tracking }
      index = end
    }
    result.width = pen * size / face.unitsPerEm + tracked
    return result
  }

  /// Adds the width in points of each cluster of a run to `advances`, at the index of its first byte.
  func measure(_ run: TextRun, of text: [UInt8], request: TextRequest, into advances: inout [Double]) {
    guard let face = store.face(run.typeface) else {
      let source = String(decoding: text[run.range], as: UTF8.self)
      for offset in Self.clusters(of: source).map({ $0 + run.range.lowerBound }) where offset < advances.count {
        advances[offset] += Self.boxAdvance * request.size
      }
      return
    }
    let tracking = Self.tracking(of: run, request)
    shape(run, of: text, with: face, request: request, hasTracking: tracking != 0)
    var last = -1
    for item in items where advances.indices.contains(item.cluster) {
      advances[item.cluster] += Double(item.advance) * request.size / face.unitsPerEm
      if item.cluster != last, item.advance != 0 {
        advances[item.cluster] += tracking
        last = item.cluster
      }
    }
  }

  /// Apple's Korean typeface is narrower than ours: the difference per syllable, in ems, measured on macOS 26.
  private static let hangulExcess = 0.037

  private static func tracking(of run: TextRun, _ request: TextRequest) -> Double {
    guard !run.script.isJoined else { return 0 }
    let isReplaced = run.script == .hangul && request.family == nil
    return request.tracking - (isReplaced ? hangulExcess * request.size : 0)
  }

  private func shape(
    _ run: TextRun, of text: [UInt8], with face: HarfBuzzFace, request: TextRequest, hasTracking: Bool
  ) {
    var rules: HarfBuzzBuffer.Rules = []
    if hasTracking { rules.insert(.noLigatures) }
    if store.catalog.role(of: run.typeface) == .latin { rules.insert(.noAlternates) }
    if run.isPlain { rules.insert(.noComposition) }
    items.removeAll(keepingCapacity: true)
    buffer.shape(
      text, run.range, with: face, script: run.script, language: request.language, isRightToLeft: run.isRightToLeft,
      rules: rules
    ) { items.append($0) }
  }

  /// The width in ems of the box for an unknown character if no typeface provides one.
  private static let boxAdvance = 0.6

  private func setBoxes(_ run: inout GlyphRun) {
    var clusters = Self.clusters(of: run.text)
    if run.isRightToLeft { clusters.reverse() }
    run.glyphs = clusters.enumerated().map { position, cluster in
      Glyph(id: 0, offset: Point(x: Double(position) * Self.boxAdvance * run.size, y: 0), cluster: cluster)
    }
    run.width = Double(clusters.count) * Self.boxAdvance * run.size
  }

  private static func clusters(of text: String) -> [Int] {
    var offset = 0
    return text.map { character in
      defer { offset += character.utf8.count }
      return offset
    }
  }
}
