import MockupScene

/// Finds line ends in a text that is too long for one line.
///
/// Widths are measured in the text set as one line. A line set separately can differ slightly, because kerning may
/// apply across its end. The caller therefore sets each line and requests an earlier end if the line is too long.
struct LineBreaker {
  /// A character (grapheme cluster).
  private struct Stop {
    /// The start in bytes of the text.
    var offset: Int
    /// Whether it is dropped at the end of a line.
    var isTrimmed: Bool
    var mayBegin: Bool
    /// Whether a line break before it shows a hyphen.
    var needsHyphen: Bool
    /// The width of the preceding text in points.
    var position: Double
  }

  struct End {
    /// The index of the first character of the next line.
    var next: Int
    /// The end of the visible part of the line, in bytes of the text.
    var offset: Int
    var needsHyphen: Bool
  }

  /// The characters, followed by one for the end of the text.
  private let stops: [Stop]

  /// - Parameter advances: The width of each character in points, at the index of its first byte.
  init(_ paragraph: Paragraph, advances: [Double], language: String) {
    let breaks = ParagraphRules.breaks(in: paragraph.text, language: language)
    var stops: [Stop] = []
    var offset = 0
    var scalar = 0
    var position = 0.0
    for character in paragraph.characters {
      let rule = breaks.indices.contains(scalar) ? breaks[scalar] : .init(isAllowed: false, needsHyphen: false)
      stops.append(
        Stop(
          offset: offset, isTrimmed: Cluster.isTrimmed(character), mayBegin: rule.isAllowed,
          needsHyphen: rule.needsHyphen, position: position))
      let end = offset + character.utf8.count
      for byte in offset..<end where byte < advances.count { position += advances[byte] }
      offset = end
      scalar += character.unicodeScalars.count
    }
    stops.append(Stop(offset: offset, isTrimmed: false, mayBegin: true, needsHyphen: false, position: position))
    self.stops = stops
  }

  var count: Int { stops.count - 1 }

  /// Returns the start of a character in bytes of the text.
  func offset(of character: Int) -> Int { stops[character].offset }

  /// Returns the last end at which the line from `start` is at most `limit` points wide, but no later than `maximum`. A
  /// line has at least one character and, if possible, only whole words.
  func end(from start: Int, limit: Double, hyphenWidth: Double, maximum: Int) -> End {
    let fitting = fittingCount(from: start, limit: limit, maximum: maximum)
    if fitting == count { return end(at: count, from: start) }
    for index in stride(from: fitting, to: start, by: -1) where stops[index].mayBegin {
      let found = end(at: index, from: start)
      if !found.needsHyphen || width(from: start, to: index) + hyphenWidth <= limit { return found }
    }
    var cut = end(at: max(fitting, start + 1), from: start)
    cut.needsHyphen = false
    return cut
  }

  /// Returns the end of a line that leaves room for an ellipsis; the line may be empty.
  func truncatedEnd(from start: Int, limit: Double, ellipsisWidth: Double, maximum: Int) -> End {
    let fitting = fittingCount(from: start, limit: limit - ellipsisWidth, maximum: maximum)
    var end = end(at: fitting, from: start)
    end.needsHyphen = false
    return end
  }

  /// Returns the number of characters, counted from the start of the text, up to which a line from `start` fits.
  private func fittingCount(from start: Int, limit: Double, maximum: Int) -> Int {
    let slack = 1e-6
    let origin = stops[start].position
    var index = start
    while index < min(maximum, count) {
      // White space at the end takes no room.
      guard stops[index].isTrimmed || stops[index + 1].position - origin <= limit + slack else { break }
      index += 1
    }
    return index
  }

  private func width(from start: Int, to index: Int) -> Double { stops[index].position - stops[start].position }

  private func end(at index: Int, from start: Int) -> End {
    var last = index
    while last > start, stops[last - 1].isTrimmed { last -= 1 }
    return End(next: index, offset: stops[last].offset, needsHyphen: index < count && stops[index].needsHyphen)
  }
}
