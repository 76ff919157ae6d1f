import MockupScene

/// Parses symbol names: a base followed by modifiers.
package struct SymbolGrammar {
  /// Returns whether a name or its alias has a drawing.
  let isDrawn: (String) -> Bool

  package init(isDrawn: @escaping (String) -> Bool) {
    self.isDrawn = isDrawn
  }

  /// Returns the recipe of a name; `nil` if a part is unknown.
  package func composition(_ name: String) -> SymbolComposition? {
    guard name.utf8.count <= Limit.symbolNameBytes.maximum else { return nil }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= Limit.symbolNameParts.maximum, !parts.contains("") else { return nil }
    return composition(parts[...], mayRespell: true)
  }

  private typealias Parts = ArraySlice<Substring>

  private func composition(_ parts: Parts, mayRespell: Bool) -> SymbolComposition? {
    guard !parts.isEmpty else { return nil }
    let name = parts.joined(separator: ".")
    if isDrawn(name) { return .drawing(name) }
    if let made = modified(parts, mayRespell) { return made }
    guard mayRespell else { return nil }
    for spelling in SymbolSpelling.others(of: Array(parts)) {
      if let found = composition(spelling[...], mayRespell: false) { return found }
    }
    return nil
  }

  private func modified(_ parts: Parts, _ mayRespell: Bool) -> SymbolComposition? {
    if parts.last == "fill" {
      let body = parts.dropLast()
      // A fill also applies below a slash or badge, so these are removed first, even if the rest has a drawing.
      return (modified(body, mayRespell) ?? composition(body, mayRespell: mayRespell)).map(filled)
    }
    if parts.last == "slash" { return composition(parts.dropLast(), mayRespell: mayRespell).map { .slashed($0) } }
    return badged(parts, mayRespell) ?? enclosed(parts, mayRespell) ?? partlyFilled(parts, mayRespell)
      ?? decorated(parts, mayRespell) ?? joined(parts, mayRespell) ?? paged(parts, mayRespell)
  }

  private func filled(_ composition: SymbolComposition) -> SymbolComposition {
    switch composition {
    case .drawing(let name):
      let fill = name + ".fill"
      return isDrawn(fill) ? .drawing(fill) : .filled(composition)
    case .slashed(let base): return .slashed(filled(base))
    case .badged(let base, let mark, let badge): return .badged(filled(base), mark, badge)
    case .enclosed(let glyph, let enclosure, _):
      return enclosure.isFillable
        ? .enclosed(glyph, enclosure, isFilled: true) : .enclosed(filled(glyph), enclosure, isFilled: false)
    case .beside(let back, let front, let arrangement):
      return arrangement == .crossing
        ? .beside(filled(back), front: front, arrangement)
        : .beside(filled(back), front: filled(front), arrangement)
    case .decorated(let base, let decoration): return .decorated(filled(base), decoration)
    case .character, .filled, .partlyFilled: return composition
    }
  }

  private func badged(_ parts: Parts, _ mayRespell: Bool) -> SymbolComposition? {
    guard let index = parts.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), index > parts.startIndex,
      let base = composition(parts[..<index], mayRespell: mayRespell)
    else { return nil }
    let mark = parts[(index + 1)...]
    if mark.isEmpty { return parts[index] == "badge" ? .badged(base, nil, .dot) : nil }
    guard let glyph = composition(mark, mayRespell: mayRespell) else { return nil }
    if parts[index] == "trianglebadge" { return .badged(base, glyph, .triangle) }
    let badge = SymbolBadge(mark: mark.joined(separator: "."))
    return .badged(base, badge == .plain ? solid(glyph) : glyph, badge)
  }

  private func enclosed(_ parts: Parts, _ mayRespell: Bool) -> SymbolComposition? {
    // A number follows the arrow that goes around it: `gobackward.15`.
    if parts.count == 2, let name = parts.first, let enclosure = SymbolEnclosure.named[String(name)],
      name.hasPrefix("go"),
      let glyph = character(parts.dropFirst()) ?? composition(parts.dropFirst(), mayRespell: false)
    {
      return .enclosed(glyph, enclosure, isFilled: false)
    }
    for count in stride(from: min(4, parts.count - 1), through: 1, by: -1) {
      let name = parts.suffix(count).joined(separator: ".")
      guard let enclosure = SymbolEnclosure.named[name], isDrawn(name) else { continue }
      let inner = parts.dropLast(count)
      if let glyph = character(inner) ?? composition(inner, mayRespell: mayRespell).map(solid) {
        // In `a.and.b.bubble`, the bubble encloses only b; a circle or square encloses both.
        if case .beside = glyph, name != "circle", name != "square" { continue }
        return .enclosed(glyph, enclosure, isFilled: false)
      }
    }
    return nil
  }

  /// Returns the form for small sizes: filled, if there is such a drawing.
  private func solid(_ composition: SymbolComposition) -> SymbolComposition {
    switch composition {
    case .drawing(let name): isDrawn(name + ".fill") ? .drawing(name + ".fill") : composition
    case .slashed(let base): .slashed(solid(base))
    case .character, .filled, .badged, .enclosed, .partlyFilled, .beside, .decorated: composition
    }
  }

  private func character(_ parts: Parts) -> SymbolComposition? {
    guard parts.count == 1, let text = parts.first else { return nil }
    let isLetter = text.count == 1 && text.allSatisfy { $0.isASCII && $0.isLowercase }
    let isNumber = text.count <= 2 && text.allSatisfy { $0.isASCII && $0.isNumber }
    return isLetter || isNumber ? .character(String(text)) : nil
  }

  private func partlyFilled(_ parts: Parts, _ mayRespell: Bool) -> SymbolComposition? {
    if parts.last == "filled" {
      var body = parts.dropLast()
      let isInset = body.last == "inset"
      if isInset { body = body.dropLast() }
      if let name = body.last, let part = SymbolPart(name, isInset: isInset), body.count > 1,
        let base = composition(body.dropLast(), mayRespell: mayRespell)
      {
        return .partlyFilled(base, part)
      }
      guard isInset, let part = SymbolPart("", isInset: true) else { return nil }
      return composition(body, mayRespell: mayRespell).map { .partlyFilled($0, part) }
    }
    // The newer order: `inset.filled.rectangle`, `inset.filled.lefthalf.rectangle`.
    guard parts.count > 2, parts.starts(with: ["inset", "filled"]) else { return nil }
    var body = parts.dropFirst(2)
    if body.count > 1, let name = body.first, let part = SymbolPart(name, isInset: true) {
      body = body.dropFirst()
      return composition(body, mayRespell: mayRespell).map { .partlyFilled($0, part) }
    }
    return SymbolPart("", isInset: true).flatMap { part in
      composition(body, mayRespell: mayRespell).map { .partlyFilled($0, part) }
    }
  }

  private static let decorations: [(ending: [Substring], decoration: SymbolDecoration)] = [
    (["radiowaves", "left", "and", "right"], .waves), (["waves", "left", "and", "right"], .waves),
    (["connected", "to", "line", "below"], .line), (["stack"], .stack),
  ]

  private func decorated(_ parts: Parts, _ mayRespell: Bool) -> SymbolComposition? {
    for (ending, decoration) in Self.decorations where parts.count > ending.count {
      guard parts.suffix(ending.count).elementsEqual(ending) else { continue }
      return composition(parts.dropLast(ending.count), mayRespell: mayRespell).map { .decorated($0, decoration) }
    }
    return nil
  }

  /// Parses marks on a page with text: `info.circle.text.page`.
  private func paged(_ parts: Parts, _ mayRespell: Bool) -> SymbolComposition? {
    guard parts.count > 2, parts.suffix(2).elementsEqual(["text", "page"]), isDrawn("doc.text") else { return nil }
    return composition(parts.dropLast(2), mayRespell: mayRespell).map {
      .beside(.drawing("doc.text"), front: $0, .paired)
    }
  }

  private func joined(_ parts: Parts, _ mayRespell: Bool) -> SymbolComposition? {
    for index in parts.indices.dropFirst().dropLast() where parts[index] == "and" || parts[index] == "on" {
      let rest = parts[(index + 1)...]
      guard let one = composition(parts[..<index], mayRespell: mayRespell),
        let two = composition(rest, mayRespell: mayRespell)
      else { continue }
      if parts[index] == "on" { return .beside(two, front: one, .stacked) }
      let isArrow = rest.joined(separator: ".") == "arrow.up" || rest.joined(separator: ".") == "arrow.down"
      return .beside(one, front: two, isArrow ? .crossing : .paired)
    }
    return nil
  }
}
