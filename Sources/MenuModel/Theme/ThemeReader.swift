/// Reads a theme with all that it extends.
public struct ThemeReader {
  /// A theme file that was found.
  public struct Source {
    /// What the theme is called.
    public var name: String
    /// The file as it is to be shown in messages; also tells one file from another.
    public var file: String
    /// The whole file.
    public var bytes: [UInt8]

    /// A file from its parts.
    public init(name: String, file: String, bytes: [UInt8]) {
      self.name = name
      self.file = file
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
    var sources: [Source] = []
    var problems: [Diagnostic] = []
    guard let whole = merge(source, platform: platform, sources: &sources, problems: &problems) else {
      return (nil, problems)
    }
    var found = Diagnostics(file: source.file)
    let file = ThemeFile.whole.decode(root: whole, into: &found)
    if var theme = file?.theme {
      theme.name = source.name
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

  /// A file for a platform, merged onto what it extends there; `nil` after an error.
  ///
  /// A platform's overrides belong to their file: a theme that extends it changes what came out for the platform.
  private func merge(
    _ source: Source, platform: Platform, sources: inout [Source], problems: inout [Diagnostic]
  ) -> JSONNode? {
    sources.append(source)
    var diagnostics = Diagnostics(file: source.file)
    let reading = JSONReading(source.bytes)
    for problem in reading.problems {
      diagnostics.report(at: SourceLocation(position: problem.position, path: .root), problem.message)
    }
    let root = reading.root
    let file = root.flatMap { ThemeFile.definition.decode(root: $0, into: &diagnostics) }
    let override = file?.overrides.first { $0.key == platform }?.value
    let patch = root?["overrides"]?[platform.rawValue]
    let plain = root?.removing("extends").removing("overrides")
    let own = plain.map { plain in patch.map { plain.mergingTheme($0.removing("extends")) } ?? plain }
    var merged = own
    if let own, let base = override?.extends ?? file?.extends, !diagnostics.hasErrors {
      merged = nil
      if let next = find(base.value, source) {
        if sources.contains(where: { $0.file == next.file }) {
          diagnostics.report(
            at: base.location, "the theme extends itself: \(Quotation.list((sources + [next]).map(\.name)))")
        } else if let below = merge(next, platform: platform, sources: &sources, problems: &problems) {
          merged = below.mergingTheme(own)
        }
      } else {
        report(missing: base, diagnostics: &diagnostics)
      }
    }
    problems += diagnostics.inOrder
    return diagnostics.hasErrors ? nil : merged
  }

  /// What a definition cannot say: that nothing is missing among names that are data, and that names lead somewhere.
  private func check(_ theme: Theme, root: JSONNode, diagnostics: inout Diagnostics) {
    func location(_ keys: String...) -> SourceLocation {
      var node = root
      for key in keys { node = node[key] ?? node }
      return SourceLocation(position: node.position, path: DocumentPath(keys.map { .key($0) }))
    }
    for role in ColorRole.allCases where theme.roles[role] == nil {
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
    for (sizes, name) in theme.type.categories.map({ ($0.value, $0.key) }).sorted(by: { $0.1 < $1.1 }) {
      for entry in sizes where !(entry[0] >= 1 && entry[0] <= 1000 && entry[1] >= 1 && entry[1] <= 1000) {
        diagnostics.report(
          at: location("type", "categories", name), "sizes and leadings are numbers from 1 to 1000")
        break
      }
    }
    for entry in theme.type.tracking where abs(entry[1]) > 100 || !(entry[0] >= 0) {
      diagnostics.report(at: location("type", "tracking"), "a tracking is a number from -100 to 100")
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
