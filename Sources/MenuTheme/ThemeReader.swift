public import MenuDocument
import MockupScene
public import PositionedJSON

/// Reads a theme and the themes that it extends.
public struct ThemeReader {
  /// A theme file.
  public struct Source {
    /// The name of the theme.
    public var name: String
    /// The file name for messages.
    public var file: String
    /// An identity that does not depend on the spelling of the path.
    public var identity: String
    /// The file name for provenance, without folders of the machine.
    public var record: String
    /// The whole file.
    public var bytes: [UInt8]

    /// Creates a source; `identity` and `record` default to `file`.
    public init(name: String, file: String, identity: String? = nil, record: String? = nil, bytes: [UInt8]) {
      self.name = name
      self.file = file
      self.identity = identity ?? file
      self.record = record ?? file
      self.bytes = bytes
    }
  }

  /// The result of reading a theme.
  public struct Result {
    /// The theme for the platform.
    public var theme: Theme
    /// The files of the theme, its own first.
    public var sources: [Source]
  }

  private let find: (ThemeReference, _ extendedBy: Source?) -> Source?
  private let knownNames: [String]

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - knownNames: the theme names to suggest for an unknown one.
  ///   - find: returns the file of a theme; paths are relative to the folder of the referring file.
  public init(
    knownNames: [String], find: @escaping (ThemeReference, _ extendedBy: Source?) -> Source?
  ) {
    self.knownNames = knownNames
    self.find = find
  }

  /// Reads a theme.
  ///
  /// - Parameters:
  ///   - reference: the theme, with the location of the reference.
  ///   - platform: the platform whose overrides apply.
  ///   - diagnostics: receives an error for an unknown theme; errors inside theme files are returned.
  /// - Returns: the theme, `nil` after any error, and the problems of its files.
  public func read(
    _ reference: Located<ThemeReference>, platform: Platform, diagnostics: inout Diagnostics
  ) -> (result: Result?, problems: [Diagnostic]) {
    guard let source = find(reference.value, nil) else {
      report(missing: reference, diagnostics: &diagnostics)
      return (nil, [])
    }
    let (chain, chainProblems) = chain(from: source, platform: platform)
    guard let chain else { return (nil, chainProblems) }
    var problems = chainProblems
    problems += misspelledColors(in: chain)
    guard !problems.contains(where: { $0.severity == .error }) else { return (nil, problems) }
    let sources = chain.map { $0.source }
    // Bases come last in the chain and have the lowest precedence.
    let mergedRoot = chain.dropLast().reversed().reduce(chain[chain.count - 1].root) { base, link in
      (link.root["typeface"] == nil ? base : base.withoutFallback).followingTitles(of: link.root)
        .followingAccent(of: link.root).mergingTheme(link.root)
    }
    var found = Diagnostics(file: source.file)
    let file = ThemeFile.complete.decode(root: mergedRoot.removing("places"), into: &found, synonyms: .menus)
    if var theme = file?.theme {
      theme.name = source.name
      theme.typeface?.file = chain.first { $0.root["typeface"] != nil }?.source.file ?? source.file
      check(theme, root: mergedRoot, diagnostics: &found)
      if !found.hasErrors { theme.places = places(of: theme, root: mergedRoot, diagnostics: &found) }
      problems += found.inOrder
      if !found.hasErrors { return (Result(theme: theme, sources: sources), problems) }
    } else {
      problems += found.inOrder
    }
    return (nil, problems)
  }

  /// Returns the misspelled colors of each theme that extends another.
  private func misspelledColors(in chain: [Link]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var known: [String] = []
    for link in chain.reversed() {
      if link.base != nil {
        var diagnostics = Diagnostics(file: link.source.file)
        diagnostics.reportMisspelledColors(of: link.written, known: known)
        problems += diagnostics.inOrder
      }
      known += (link.root["colors"]?.members ?? []).map { $0.key.text }
    }
    return problems
  }

  /// Returns the theme of each place whose menus look different.
  private func places(of theme: Theme, root: JSONNode, diagnostics: inout Diagnostics) -> [MenuPlace: Theme] {
    var places: [MenuPlace: Theme] = [:]
    let plain = root.removing("places")
    for place in MenuPlace.allCases {
      guard let patch = root["places"]?[place.rawValue] else { continue }
      let merged = plain.mergingTheme(patch)
      guard var changed = ThemeFile.complete.decode(root: merged, into: &diagnostics, synonyms: .menus)?.theme else {
        continue
      }
      changed.name = theme.name
      changed.typeface = theme.typeface
      check(changed, root: merged, diagnostics: &diagnostics)
      places[place] = changed
    }
    return places
  }

  private func report(missing reference: Located<ThemeReference>, diagnostics: inout Diagnostics) {
    switch reference.value {
    case .named(let name): diagnostics.unknown("theme", Located(name, at: reference.location), among: knownNames)
    case .file(let path):
      diagnostics.report(at: reference.location, "the theme file \(Quotation.of(path)) cannot be read")
    }
  }

  /// A theme file with its overrides for a platform, without its base.
  private struct Link {
    var source: Source
    var root: JSONNode
    /// The file as written, with its overrides.
    var written: JSONNode
    var base: Located<ThemeReference>?
  }

  /// Returns a file and its bases; `nil` after an error.
  ///
  /// Overrides belong to their file: a derived theme changes the result for the platform.
  private func chain(from source: Source, platform: Platform) -> (links: [Link]?, problems: [Diagnostic]) {
    var links: [Link] = []
    var problems: [Diagnostic] = []
    var next: Source? = source
    while let source = next {
      next = nil
      var diagnostics = Diagnostics(file: source.file)
      let link = link(source, platform: platform, diagnostics: &diagnostics)
      if let link {
        links.append(link)
        if let base = link.base { next = extended(base, by: links, diagnostics: &diagnostics) }
      }
      problems += diagnostics.inOrder
      if link == nil || diagnostics.hasErrors { return (nil, problems) }
    }
    return (links, problems)
  }

  private func link(_ source: Source, platform: Platform, diagnostics: inout Diagnostics) -> Link? {
    let reading = JSONReading(source.bytes, .commented)
    for problem in reading.problems {
      diagnostics.report(
        at: SourceLocation(position: problem.position, path: .root), problem.message, help: problem.help)
    }
    guard let root = reading.root else { return nil }
    let file = ThemeFile.definition.decode(root: root, into: &diagnostics, synonyms: .menus)
    guard !diagnostics.hasErrors else { return nil }
    let plain = root.removing("extends").removing("overrides")
    let patch = root["overrides"]?[platform.rawValue]
    let override = file?.overrides.first { $0.key == platform }?.value
    return Link(
      source: source, root: patch.map { plain.mergingTheme($0.removing("extends")) } ?? plain,
      written: root,
      base: override?.extends ?? file?.extends ?? Brand.base(of: root, on: platform))
  }

  private func extended(
    _ base: Located<ThemeReference>, by links: [Link], diagnostics: inout Diagnostics
  ) -> Source? {
    guard let next = find(base.value, links.last?.source) else {
      report(missing: base, diagnostics: &diagnostics)
      return nil
    }
    if let first = links.firstIndex(where: { $0.source.identity == next.identity }) {
      let circle = links[first...].map { link in
        let position = link.base?.location.position ?? .start
        return "\(link.source.file):\(position.line):\(position.column)"
      }
      diagnostics.report(
        at: base.location, "the theme extends itself: \((circle + [next.file]).joined(separator: " → "))")
      return nil
    }
    guard links.count < Limit.themeChain.maximum else {
      diagnostics.report(at: base.location, Limit.themeChain.message)
      return nil
    }
    return next
  }

  /// Checks constraints that a definition cannot express: complete sets of named values, and resolvable names.
  private func check(_ theme: Theme, root: JSONNode, diagnostics: inout Diagnostics) {
    func location(_ keys: String...) -> SourceLocation {
      var node = root
      for key in keys { node = node[key] ?? node }
      return SourceLocation(position: node.position, path: DocumentPath(keys.map { .key($0) }))
    }
    for role in ColorRole.allCases where theme.roles[role] == nil && !role.isOptional {
      diagnostics.report(at: location("roles"), "\(Quotation.of(role.rawValue)) is missing")
    }
    for style in TextStyleName.allCases {
      guard let found = theme.type.styles[style] else {
        diagnostics.report(at: location("type", "styles"), "\(Quotation.of(style.rawValue)) is missing")
        continue
      }
      guard theme.type.categories[found.category] == nil else { continue }
      diagnostics.report(
        at: location("type", "styles", style.rawValue, "category"), "unknown category \(Quotation.of(found.category))",
        suggestion: NearestName.find(found.category, among: theme.type.categories.keys.sorted()))
    }
    for role in SymbolRole.allCases where theme.symbolStyles[role] == nil && role != .status {
      diagnostics.report(at: location("symbolStyles"), "\(Quotation.of(role.rawValue)) is missing")
    }
    for appearance in Appearance.allCases {
      for contrast in Contrast.allCases {
        let palette = Palette(theme: theme, appearance: appearance, contrast: contrast)
        for name in theme.colors.keys.sorted() {
          report(at: location("colors", name), theme, &diagnostics) { () throws(Palette.Problem) in
            _ = try palette.color(.named(name))
          }
        }
        // A fallback is checked as the role that it is.
        for role in ColorRole.allCases where theme.roles[role] != nil {
          report(at: location("roles", role.rawValue), theme, &diagnostics) { () throws(Palette.Problem) in
            _ = try palette.color(role)
          }
        }
      }
    }
  }

  private func report(
    at location: SourceLocation, _ theme: Theme, _ diagnostics: inout Diagnostics,
    _ attempt: () throws(Palette.Problem) -> Void
  ) {
    do {
      try attempt()
    } catch {
      switch error {
      case .unknown(let name):
        diagnostics.unknown("color", Located(name, at: location), among: theme.colors.keys.sorted())
      case .circular(let name):
        diagnostics.report(at: location, "the color \(Quotation.of(name)) refers to itself")
      }
    }
  }
}

extension JSONNode {
  /// Merges a theme; a color is replaced as a whole.
  fileprivate func mergingTheme(_ patch: JSONNode) -> JSONNode {
    var merged = merging(patch)
    for key in ["colors", "roles"] {
      guard let changes = patch[key]?.members, let members = merged.members,
        let index = members.firstIndex(where: { $0.key.text == key })
      else { continue }
      var colors = members[index].value.members ?? []
      for change in changes {
        if let position = colors.firstIndex(where: { $0.key.text == change.key.text }) { colors[position] = change }
      }
      var all = members
      all[index] = JSONMember(
        key: members[index].key,
        value: JSONNode(
          .object(colors), position: members[index].value.position, endOffset: members[index].value.endOffset))
      merged = JSONNode(.object(all), position: merged.position, endOffset: merged.endOffset)
    }
    return merged
  }

  /// Removes the colors of symbols whose titles the patch colors alone: they follow the titles.
  fileprivate func followingTitles(of patch: JSONNode) -> JSONNode {
    guard let roles = self["roles"], let changed = patch["roles"] else { return self }
    var kept = roles
    for role in [ColorRole.symbol, .highlightedSymbol] {
      guard let title = role.fallback, changed[title.rawValue] != nil, changed[role.rawValue] == nil else { continue }
      kept = kept.removing(role.rawValue)
    }
    return removing("roles").merging(.object([("roles", kept)]))
  }

  /// Replaces the accent for text where the patch changes the accent alone.
  fileprivate func followingAccent(of patch: JSONNode) -> JSONNode {
    guard let colors = patch["colors"], let accent = colors["accent"], accent.text != "emphasis",
      colors["emphasis"] == nil
    else { return self }
    return mergingTheme(.object([("colors", .object([("emphasis", .string("accent"))]))]))
  }

  /// Removes the adjustments to the platform's typeface, which do not fit another typeface.
  fileprivate var withoutFallback: JSONNode {
    guard let type = self["type"] else { return self }
    let plain = type.removing("scale").removing("grade").removing("tracking")
    let untracked: JSONNode = .object([("tracking", .array([.array([.number(17), .number(0)])]))])
    return removing("type").merging(.object([("type", plain.merging(untracked))]))
  }

  /// Applies a merge patch (RFC 7396).
  func merging(_ patch: JSONNode) -> JSONNode {
    guard let changes = patch.members else { return patch }
    var result = members ?? []
    for change in changes {
      let index = result.firstIndex { $0.key.text == change.key.text }
      if case .null = change.value.value {
        if let index { result.remove(at: index) }
      } else if let index {
        result[index] = JSONMember(key: change.key, value: result[index].value.merging(change.value))
      } else {
        result.append(change)
      }
    }
    return JSONNode(.object(result), position: patch.position, endOffset: patch.endOffset)
  }

  func removing(_ key: String) -> JSONNode {
    guard let members else { return self }
    return JSONNode(
      .object(members.filter { $0.key.text != key }), position: position, endOffset: endOffset)
  }
}
