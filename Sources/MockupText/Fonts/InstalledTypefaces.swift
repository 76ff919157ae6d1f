import MockupFiles

/// The typefaces in font folders, identified by their name tables.
struct InstalledTypefaces {
  private struct Entry {
    var face: FontFace
    var description: FontDescription
  }

  private let entries: [Entry]
  /// The modification times of the folders before they were searched.
  private let times: [String: FileStamp.Time?]

  /// Searches folders; unreadable files are skipped.
  init(in folders: [String]) {
    var entries: [Entry] = []
    var search = FontFolders(folders)
    search.visit { path, name in
      guard Self.isTypeface(name), let file = try? FontFile(path: path) else { return true }
      for (index, description) in file.descriptions {
        let face = FontFace(
          family: description.ownFamily, role: .named, weight: description.weight, fileName: name, foundPath: path,
          faceIndex: index, version: description.version)
        entries.append(Entry(face: face, description: description))
      }
      return true
    }
    self.entries = entries
    var times: [String: FileStamp.Time?] = [:]
    for folder in search.visited where times[folder] == nil { times[folder] = .some(FileStamp.writingTime(of: folder)) }
    self.times = times
  }

  private static func isTypeface(_ name: String) -> Bool {
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    return ["otf", "ttf", "otc", "ttc"].contains(ending)
  }

  /// The typefaces in the order of their folders and files.
  var faces: [FontFace] { entries.map { $0.face } }

  /// The typefaces, once per family that they belong to.
  var members: [(family: String, face: FontFace)] {
    entries.flatMap { entry in entry.description.families.map { ($0, entry.face) } }
  }

  var families: [String] { Set(entries.flatMap { $0.description.families }).sorted() }

  /// Returns the indexes of a family's typefaces in ``faces``, one per weight; if possible, upright and of normal
  /// width.
  func indices(ofFamily family: String) -> [Int] {
    // A family may be a part of a larger one: “Noto Sans Condensed” is one of the widths of “Noto Sans”.
    let exact = entries.indices.filter { entries[$0].description.families.first == family }
    var members = exact.isEmpty ? entries.indices.filter { entries[$0].description.families.contains(family) } : exact
    let upright = members.filter { !entries[$0].description.isSlanted }
    if !upright.isEmpty { members = upright }
    let nearest = members.map { abs(entries[$0].description.width - FontDescription.normalWidth) }.min()
    var weights: Set<Int> = []
    return members.filter { index in
      let description = entries[index].description
      return abs(description.width - FontDescription.normalWidth) == nearest
        && weights.insert(description.weight).inserted
    }
  }

  /// Whether files were added or removed since the search.
  var isOutdated: Bool { times.contains { FileStamp.writingTime(of: $0.key) != $0.value } }
}
