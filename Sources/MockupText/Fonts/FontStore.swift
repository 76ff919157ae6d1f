import MockupFiles
public import MockupScene

/// A cache of open typefaces, one per worker, shared by its text shaping and painting.
///
/// Files are located and opened on first use.
public final class FontStore {
  /// The catalog, to which installed typefaces that themes name are appended.
  public private(set) var catalog: FontCatalog

  private enum Entry {
    case notSearched
    case absent
    case damaged(FontDamage)
    case open(HarfBuzzFace, FontFile)
  }

  private struct FamilyQuery: Hashable {
    var family: String
    var weight: Int
  }

  private struct Query: Hashable {
    var role: FontRole
    var weight: Int
    var grade: Int
    var language: String?
  }

  /// The index in the catalog of the first installed typeface, and all of them; `nil` before the first search.
  private var installed: (start: Int, faces: InstalledTypefaces)?
  private var members: [FamilyQuery: [Typeface]] = [:]
  private var entries: [Entry]
  /// Files of open typefaces; one may contain several.
  private var files: [String: FontFile] = [:]
  /// Unbounded, but small: there are few roles, weights, and languages.
  private var orders: [Query: [Typeface]] = [:]
  /// The last entry of ``orders``, used again for most texts.
  private var lastOrder: (query: Query, typefaces: [Typeface])?
  /// The catalog indexes of each role's typefaces.
  private let faceIndices: [FontRole: [Int]]

  /// Creates an empty store.
  public init(catalog: FontCatalog) {
    self.catalog = catalog
    entries = Array(repeating: .notSearched, count: catalog.faces.count)
    faceIndices = Dictionary(grouping: catalog.faces.indices) { catalog.faces[$0].role }
  }

  /// Returns whether the file of a typeface exists and is readable.
  public func isPresent(_ typeface: Typeface) -> Bool { face(typeface) != nil }

  /// Returns an open typeface, or `nil` if its file is missing or damaged.
  func face(_ typeface: Typeface) -> HarfBuzzFace? {
    guard case .open(let face, _) = entry(typeface) else { return nil }
    return face
  }

  /// Returns the damage of a typeface; `nil` if it is missing or intact.
  public func damage(of typeface: Typeface) -> FontDamage? {
    guard case .damaged(let damage) = entry(typeface) else { return nil }
    return damage
  }

  /// Returns the file of a typeface and the index of the face in it; `nil` if it is missing.
  ///
  /// - Throws: ``FontDamage`` if a part is damaged that text shaping does not read.
  package func file(of typeface: Typeface) throws(FontDamage) -> (file: FontFile, index: Int)? {
    guard case .open(_, let file) = entry(typeface), let face = catalog.face(typeface) else { return nil }
    // Text embedded as text uses the glyphs of a file; for a grade, those of the nearer weight.
    if let grade = face.grade, 2 * grade.value > grade.heavierWeight - face.weight,
      let heavier = catalog.heavier(than: typeface)
    {
      return try self.file(of: heavier)
    }
    if let reason = file.damage(of: face.faceIndex, addingUp: .all) {
      throw FontDamage(face: face, path: file.path, reason: reason)
    }
    return (file, face.faceIndex)
  }

  /// Returns the typefaces of a role in order of preference, the best weight first in each family.
  ///
  /// - Parameter language: Limits the result to typefaces with the Han forms of a language.
  func candidates(for role: FontRole, weight: Int, grade: Int = 0, language: String? = nil) -> [Typeface] {
    let query = Query(role: role, weight: weight, grade: grade, language: language)
    if let lastOrder, lastOrder.query == query { return lastOrder.typefaces }
    let order = orders[query] ?? order(of: faceIndices[role] ?? [], query)
    orders[query] = order
    lastOrder = (query, order)
    return order
  }

  private func order(of indices: [Int], _ query: Query) -> [Typeface] {
    var families: [(name: String, faces: [Int])] = []
    for index in indices {
      let face = catalog.faces[index]
      if let language = query.language, !face.languages.isEmpty, !face.languages.contains(language) { continue }
      if let known = families.firstIndex(where: { $0.name == face.family }) {
        families[known].faces.append(index)
      } else {
        families.append((face.family, [index]))
      }
    }
    return families.flatMap { family in
      family.faces
        .sorted { distance(of: catalog.faces[$0], query) < distance(of: catalog.faces[$1], query) }
        .map { Typeface(index: $0) }
    }
  }

  // MARK: Families in themes

  /// Returns the typefaces of an installed family, the best weight first; empty if it is not installed.
  public func candidates(inFamily family: String, weight: Int) -> [Typeface] {
    let query = FamilyQuery(family: family, weight: weight)
    if let known = members[query] { return known }
    let (start, installed) = search()
    let order = installed.indices(ofFamily: family).map { start + $0 }
      .sorted { Self.distance(catalog.faces[$0].weight, weight) < Self.distance(catalog.faces[$1].weight, weight) }
      .map { Typeface(index: $0) }
    members[query] = order
    return order
  }

  /// The names of all installed families, sorted.
  public var families: [String] { search().faces.families }

  /// Whether the installed typefaces that themes name may have changed since they were searched.
  public var isOutdated: Bool {
    guard let installed else { return false }
    if installed.faces.isOutdated { return true }
    return files.contains { path, file in
      catalog.faces[installed.start...].contains { $0.foundPath == path } && file.stamp != FileStamp(path: path)
    }
  }

  private func search() -> (start: Int, faces: InstalledTypefaces) {
    if let installed { return installed }
    let found = (start: catalog.faces.count, faces: InstalledTypefaces(in: catalog.searchPaths))
    catalog.add(found.faces.faces)
    entries += Array(repeating: .notSearched, count: found.faces.faces.count)
    installed = found
    return found
  }

  /// Returns the distance of a typeface from the requested one, by weight, then by grade.
  private func distance(of face: FontFace, _ query: Query) -> (weight: Int, grade: Int) {
    (Self.distance(face.weight, query.weight), abs((face.grade?.value ?? 0) - query.grade))
  }

  /// Returns the distance of two weights in the order of CSS: from 600 on heavier weights first, below that lighter
  /// ones, but 500 before lighter ones for 400.
  private static func distance(_ weight: Int, _ wanted: Int) -> Int {
    let difference = weight - wanted
    if difference == 0 { return 0 }
    if wanted >= 600 { return difference > 0 ? difference : 1000 - difference }
    if difference > 0, weight <= 500 { return difference }
    return difference < 0 ? 500 - difference : 1000 + difference
  }

  private func entry(_ typeface: Typeface) -> Entry {
    guard entries.indices.contains(typeface.index) else { return .absent }
    if case .notSearched = entries[typeface.index] { entries[typeface.index] = opened(typeface) }
    return entries[typeface.index]
  }

  private func opened(_ typeface: Typeface) -> Entry {
    guard let face = catalog.face(typeface), let path = catalog.path(of: typeface) else { return .absent }
    var opened = files[path]
    if opened == nil {
      do {
        opened = try FontFile(path: path, copies: face.foundPath != nil)
      } catch {
        return .damaged(FontDamage(face: face, path: path, reason: "not enough memory", isUnread: true))
      }
    }
    guard let file = opened else { return .absent }
    files[path] = file
    let reason = file.damage(of: face.faceIndex, addingUp: .excludingLarge)
    guard reason == nil, var open = HarfBuzzFace(file, index: face.faceIndex) else {
      return .damaged(FontDamage(face: face, path: path, reason: reason ?? "it is not a font"))
    }
    if let grade = face.grade {
      let other = catalog.heavier(than: typeface).map(entry) ?? .absent
      guard case .open(let heavier, _) = other else { return other }
      let share = Double(grade.value) / Double(max(1, grade.heavierWeight - face.weight))
      open = HarfBuzzFace(open, drawnToward: heavier, share: min(1, max(0, share)))
    }
    return .open(open, file)
  }
}
