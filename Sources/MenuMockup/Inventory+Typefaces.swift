import MenuDocument
import MenuTheme
import MockupFiles
import MockupHashing
import MockupText
import PositionedJSON

extension Inventory {
  /// The typefaces: those of the lock file in its order, then those of font folders, then those that themes name.
  public var fonts: [Entry] {
    let catalog = FontCatalog.standard(folders: fontFolders)
    let locked = zip(catalog.faces, catalog.paths()).map { face, path in
      let state = path.map { "present: \($0)" } ?? "missing: install \(face.package)"
      return Self.entry(face, family: face.family, hash: face.sha256, path: path, state: state)
    }
    let named = namedFamilies
    guard !fontFolders.isEmpty || !named.isEmpty else { return locked }
    return locked + found(named, catalog)
  }

  private func found(_ named: [String], _ catalog: FontCatalog) -> [Entry] {
    let own = fontFolders.map(ExecutionContext.resolve)
    var rest = named
    var known: Set<[String]> = []
    var entries: [Entry] = []
    for (family, face) in catalog.installedFaces {
      guard let path = face.foundPath else { continue }
      let isOwn = own.contains { path.hasPrefix($0 + "/") }
      guard isOwn || named.contains(family), known.insert([path, String(face.faceIndex)]).inserted else { continue }
      rest.removeAll { $0 == family }
      let hash = FileSystem.bytes(at: path).map { SHA256Digest(of: $0).description } ?? ""
      entries.append(Self.entry(face, family: family, hash: hash, path: path, state: "present: \(path)"))
    }
    return entries
      + rest.map { family in
        let face = FontFace(family: family, role: .named, weight: 400, fileName: "")
        return Self.entry(face, family: family, hash: "", path: nil, state: "missing: a theme names it")
      }
  }

  private static func entry(_ face: FontFace, family: String, hash: String, path: String?, state: String) -> Entry {
    let weight = "\(face.weight)\(face.grade.map { "+\($0.value)" } ?? "")"
    let columns = ["\(family) \(weight)", face.fileName, "\(face.package) \(face.version)", hash, state]
    return Entry(
      line: columns.joined(separator: "  "),
      json: .object([
        ("family", .string(family)), ("weight", .number(face.weight)), ("role", .string(face.role.rawValue)),
        ("file", .string(face.fileName)), ("package", .string(face.package)), ("version", .string(face.version)),
        ("sha256", .string(hash)), ("isPresent", .bool(path != nil)),
        ("path", path.map { .string($0) } ?? JSONNode(.null)),
      ]))
  }

  private var namedFamilies: [String] {
    let library = ThemeLibrary(folders: themeFolders)
    var families: Set<String> = []
    for name in library.names {
      for platform in Platform.allCases {
        var ignored = Diagnostics(file: name)
        let reference = Located(ThemeReference.named(name), at: .root)
        let found = library.theme(reference, folder: ".", platform: platform, diagnostics: &ignored)
        if let family = found.theme?.theme.typeface?.family { families.insert(family) }
      }
    }
    return families.sorted()
  }
}
