public import MenuDocument
import MockupScene
public import PositionedJSON

/// Reads a theme with all that it extends.
public struct ThemeReader {
  /// A theme file that was found.
  public struct Source {
    /// What the theme is called.
    public var name: String
    /// The file as it is to be shown in messages.
    public var file: String
    /// What tells one file from another, however its path is written.
    public var identity: String
    /// The file as pictures record it: as it was written, without any folder of the machine.
    public var record: String
    /// The whole file.
    public var bytes: [UInt8]

    /// A file from its parts.
    ///
    /// - Parameters:
    ///   - name: what the theme is called.
    ///   - file: the file as it is to be shown in messages.
    ///   - identity: what tells it from other files; its path if nothing else is said.
    ///   - record: the file as pictures record it; its path if nothing else is said.
    ///   - bytes: the whole file.
    public init(name: String, file: String, identity: String? = nil, record: String? = nil, bytes: [UInt8]) {
      self.name = name
      self.file = file
      self.identity = identity ?? file
      self.record = record ?? file
      self.bytes = bytes
    }
  }

  /// A theme that was read.
  public struct Result {
    /// The theme for the asked platform.
    public var theme: Theme
    /// The files that it was made from, the theme's own first.
    public var sources: [Source]
  }

  private let find: (ThemeReference, _ extendedBy: Source?) -> Source?
  private let knownNames: [String]

  /// A reader that gets files through `find`.
  ///
  /// - Parameters:
  ///   - knownNames: the names of themes that may be proposed for an unknown one.
  ///   - find: the file of a theme; paths in a theme file start from that file's folder.
  public init(
    knownNames: [String], find: @escaping (ThemeReference, _ extendedBy: Source?) -> Source?
  ) {
    self.knownNames = knownNames
    self.find = find
  }

  /// Reads a theme.
  ///
  /// - Parameters:
  ///   - reference: the theme, and where it is asked for.
  ///   - platform: whose overrides are merged in.
  ///   - diagnostics: takes an error where there is no such theme; those inside theme files are returned.
  /// - Returns: the theme, `nil` after any error; and what is wrong in its files.
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
    let sources = chain.map(\.source)
    // What is extended comes last and counts least.
    let whole = chain.dropLast().reversed().reduce(chain[chain.count - 1].root) { base, link in
      (link.root["typeface"] == nil ? base : base.withoutStandIn).mergingTheme(link.root)
    }
    var found = Diagnostics(file: source.file)
    let file = ThemeFile.whole.decode(root: whole, into: &found, synonyms: .menus)
    if var theme = file?.theme {
      theme.name = source.name
      theme.typeface?.file = chain.first { $0.root["typeface"] != nil }?.source.file ?? source.file
      check(theme, root: whole, diagnostics: &found)
      problems += found.inOrder
      if !found.hasErrors { return (Result(theme: theme, sources: sources), problems) }
    } else {
      problems += found.inOrder
    }
    return (nil, problems)
  }

  private func report(missing reference: Located<ThemeReference>, diagnostics: inout Diagnostics) {
    switch reference.value {
    case .named(let name): diagnostics.unknown("theme", Located(name, at: reference.location), among: knownNames)
    case .file(let path):
      diagnostics.report(at: reference.location, "there is no readable theme file \(Quotation.of(path))")
    }
  }

  /// A theme file for a platform, without what it extends.
  private struct Link {
    var source: Source
    /// The file with its overrides for the platform merged in.
    var root: JSONNode
    /// What it extends, and where it says so.
    var base: Located<ThemeReference>?
  }

  /// A file and all that it extends, one after another and at least the file itself; `nil` after an error.
  ///
  /// A platform's overrides belong to their file: a theme that extends it changes what came out for the platform.
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

  /// One file, read for a platform; `nil` after an error.
  private func link(_ source: Source, platform: Platform, diagnostics: inout Diagnostics) -> Link? {
    let reading = JSONReading(source.bytes, .commented)
    for problem in reading.problems {
      diagnostics.report(at: SourceLocation(position: problem.position, path: .root), problem.message)
    }
    guard let root = reading.root else { return nil }
    let file = ThemeFile.definition.decode(root: root, into: &diagnostics, synonyms: .menus)
    guard !diagnostics.hasErrors else { return nil }
    let plain = root.removing("extends").removing("overrides")
    let patch = root["overrides"]?[platform.rawValue]
    let override = file?.overrides.first { $0.key == platform }?.value
    return Link(
      source: source, root: patch.map { plain.mergingTheme($0.removing("extends")) } ?? plain,
      base: override?.extends ?? file?.extends)
  }

  /// The file that the last of some files extends; `nil` after an error.
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
    guard links.count < Limit.themeChain.most else {
      diagnostics.report(at: base.location, Limit.themeChain.message)
      return nil
    }
    return next
  }

  /// What a definition cannot say: that nothing is missing among names that are data, and that names lead somewhere.
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
    for place in SymbolPlace.allCases where theme.symbolStyles[place] == nil {
      diagnostics.report(at: location("symbolStyles"), "\(Quotation.of(place.rawValue)) is missing")
    }
    for appearance in Appearance.allCases {
      for contrast in Contrast.allCases {
        let palette = Palette(theme: theme, appearance: appearance, contrast: contrast)
        for name in theme.colors.keys.sorted() {
          report(at: location("colors", name), theme, &diagnostics) { () throws(Palette.Problem) in
            _ = try palette.color(.named(name))
          }
        }
        for role in ColorRole.allCases {
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
        diagnostics.report(at: location, "the color \(Quotation.of(name)) is based on itself")
      }
    }
  }
}

extension JSONNode {
  /// A theme with another one merged in. A color is one value: what is said of it replaces all that was said before.
  fileprivate func mergingTheme(_ patch: JSONNode) -> JSONNode {
    var merged = merging(patch)
    for key in ["colors", "roles"] {
      guard let changes = patch[key]?.members, let members = merged.members,
        let index = members.firstIndex(where: { $0.key.text == key })
      else { continue }
      var colors = members[index].value.members ?? []
      for change in changes {
        if let place = colors.firstIndex(where: { $0.key.text == change.key.text }) { colors[place] = change }
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

  /// A theme without what makes one typeface look like the platform's: another typeface has other letters.
  fileprivate var withoutStandIn: JSONNode {
    guard let type = self["type"] else { return self }
    let plain = type.removing("scale").removing("grade").removing("tracking")
    let untracked: JSONNode = .object([("tracking", .array([.array([.number(17), .number(0)])]))])
    return removing("type").merging(.object([("type", plain.merging(untracked))]))
  }

  /// The value with another one merged in, as RFC 7396 says: objects member by member, everything else replaced, and
  /// `null` removes.
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

  /// The object without a member.
  func removing(_ key: String) -> JSONNode {
    guard let members else { return self }
    return JSONNode(
      .object(members.filter { $0.key.text != key }), position: position, endOffset: endOffset)
  }
}
