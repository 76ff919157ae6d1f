import MockupScene

/// Finds where the lines of a text that is too long end.
///
/// Widths come from the text set as one line. A line set by itself can differ by a trifle where letters are fitted
/// to each other across its end, so the caller sets each line and asks for an earlier end if it turns out too long.
struct LineBreaker {
  /// One character, as a reader sees it.
  private struct Stop {
    /// Where it begins, in bytes of the text.
    var offset: Int
    /// Whether it may be left out at the end of a line.
    var isTrimmed: Bool
    /// Whether a line may begin with it.
    var mayBegin: Bool
    /// Whether a hyphen is shown when a line begins with it.
    var needsHyphen: Bool
    /// How far the text reaches before it, in points.
    var position: Double
  }

  /// Where a line ends.
  struct End {
    /// The number of the character that the next line begins with.
    var next: Int
    /// Where the visible part of the line ends, in bytes of the text.
    var offset: Int
    /// Whether a hyphen stands at the end.
    var needsHyphen: Bool
  }

  /// The characters, and one more that stands for the end of the text.
  private let stops: [Stop]

  /// - Parameter advances: how far each character reaches, in points, at the byte where it begins.
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

  /// The number of characters.
  var count: Int { stops.count - 1 }

  /// Where a character begins, in bytes of the text.
  func offset(of character: Int) -> Int { stops[character].offset }

  /// The last end at which the line from `start` is no longer than `limit`, and no later than `most`; at least one
  /// character is taken. Words are kept whole where that is possible.
  func end(from start: Int, limit: Double, hyphenWidth: Double, most: Int) -> End {
    let fitting = fittingCount(from: start, limit: limit, most: most)
    if fitting == count { return end(at: count, from: start) }
    for place in stride(from: fitting, to: start, by: -1) where stops[place].mayBegin {
      let found = end(at: place, from: start)
      if !found.needsHyphen || width(from: start, to: place) + hyphenWidth <= limit { return found }
    }
    var cut = end(at: max(fitting, start + 1), from: start)
    cut.needsHyphen = false
    return cut
  }

  /// The end of a line after which an ellipsis of the given width still fits; may leave nothing of the line.
  func truncatedEnd(from start: Int, limit: Double, ellipsisWidth: Double, most: Int) -> End {
    let fitting = fittingCount(from: start, limit: limit - ellipsisWidth, most: most)
    var end = end(at: fitting, from: start)
    end.needsHyphen = false
    return end
  }

  /// The most characters, counted from the start of the text, that fit after `start`.
  private func fittingCount(from start: Int, limit: Double, most: Int) -> Int {
    let slack = 1e-6
    let origin = stops[start].position
    var place = start
    while place < min(most, count) {
      // White space at the end takes no room.
      guard stops[place].isTrimmed || stops[place + 1].position - origin <= limit + slack else { break }
      place += 1
    }
    return place
  }

  private func width(from start: Int, to place: Int) -> Double { stops[place].position - stops[start].position }

  private func end(at place: Int, from start: Int) -> End {
    var last = place
    while last > start, stops[last - 1].isTrimmed { last -= 1 }
    return End(next: place, offset: stops[last].offset, needsHyphen: place < count && stops[place].needsHyphen)
  }
}
