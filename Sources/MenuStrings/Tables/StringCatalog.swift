import MockupFiles
import MockupScene
import PositionedJSON

/// Reads a string catalog: JSON with all languages of a table.
struct StringCatalog {
  /// One table per language.
  private(set) var files: [StringTableFile] = []

  private let path: String

  init(_ source: SourceText) throws(SourceText.Unreadable) {
    path = source.path
    let reading = JSONReading(Array(source.text.utf8))
    // The first of two entries with the same key is used.
    let warnings = reading.problems.filter(\.isDuplicateKey).map { problem in
      Diagnostic(
        .warning, at: Self.location(problem.position, source.path), "\(problem.message); the first entry is used")
    }
    if let problem = reading.problems.first(where: { !$0.isDuplicateKey }) {
      throw SourceText.Unreadable(problem.message, at: Self.location(problem.position, path), help: problem.help)
    }
    guard let root = reading.root, let strings = root["strings"]?.members else {
      throw SourceText.Unreadable(
        "\"strings\" is missing", at: FileLocation(path: path, line: 1))
    }
    guard let sourceLanguage = root["sourceLanguage"]?.text.flatMap(SourcePath.language(named:)) else {
      throw SourceText.Unreadable(
        "\"sourceLanguage\" is missing", at: FileLocation(path: path, line: 1))
    }
    var entries: [String: [StringTableFile.Entry]] = [sourceLanguage: []]
    for member in strings {
      try read(member, sourceLanguage, into: &entries)
    }
    files = entries.keys.sorted().map { language in
      StringTableFile(
        path: path, name: FileSystem.stem(of: path), language: language, isSource: language == sourceLanguage,
        entries: entries[language] ?? [], warnings: language == sourceLanguage ? warnings : [])
    }
  }

  private func read(
    _ member: JSONMember, _ sourceLanguage: String, into entries: inout [String: [StringTableFile.Entry]]
  ) throws(SourceText.Unreadable) {
    guard member.value.members != nil else {
      throw SourceText.Unreadable(
        "expected an object for \(Quotation.of(member.key.text))", at: Self.location(member.value.position, path))
    }
    let localizations = member.value["localizations"]?.members ?? []
    var hasSource = false
    for localization in localizations {
      guard let language = SourcePath.language(named: localization.key.text),
        let unit = CatalogUnit(localization.value)
      else { continue }
      let isSource = language == sourceLanguage
      if isSource { hasSource = true }
      entries[language, default: []].append(
        entry(member, unit.text, isTranslated: isSource || unit.isTranslated, at: localization.value.position))
    }
    // A key is its own source text, unless it names an Interface Builder object.
    if !hasSource, ObjectKey.parse(member.key.text) == nil {
      entries[sourceLanguage, default: []].append(
        entry(member, member.key.text, isTranslated: true, at: member.key.position))
    }
  }

  private func entry(
    _ member: JSONMember, _ text: String, isTranslated: Bool, at position: SourcePosition
  ) -> StringTableFile.Entry {
    StringTableFile.Entry(
      key: member.key.text, text: text, comment: member.value["comment"]?.text, isTranslated: isTranslated,
      isStale: member.value["extractionState"]?.text == "stale", location: Self.location(position, path))
  }

  private static func location(_ position: SourcePosition, _ path: String) -> FileLocation {
    FileLocation(path: path, line: Int(position.line), column: Int(position.column))
  }
}

/// One text of a catalog in one language, in the plural form `other` and for the Mac.
private struct CatalogUnit {
  var text: String
  var isTranslated: Bool

  /// `nil` without a text.
  init?(_ node: JSONNode, depth: Int = 0) {
    guard depth < 4 else { return nil }
    if let unit = node["stringUnit"], let text = unit["value"]?.text {
      self.text = text
      isTranslated = unit["state"]?.text != "new"
    } else if let variations = node["variations"] {
      let forms = [
        ("plural", ["other", "many", "few", "two", "one", "zero"]), ("device", ["mac", "other", "iphone", "ipad"]),
      ]
      let chosen = forms.lazy.compactMap { kind, names in
        names.lazy.compactMap { variations[kind]?[$0].flatMap { CatalogUnit($0, depth: depth + 1) } }.first
      }.first
      guard let chosen else { return nil }
      self = chosen
    } else {
      return nil
    }
    for substitution in node["substitutions"]?.members ?? [] {
      guard let unit = CatalogUnit(substitution.value, depth: depth + 1) else { continue }
      let specifier = substitution.value["formatSpecifier"]?.text ?? "@"
      let (name, form) = ("%#@\(substitution.key.text)@", unit.text.replacing("%arg", with: "%" + specifier))
      // Nested substitutions could grow exponentially.
      let growth = text.ranges(of: name).count * form.utf8.count
      guard text.utf8.count + growth <= Limit.textBytes.maximum else { break }
      text = text.replacing(name, with: form)
    }
  }
}
