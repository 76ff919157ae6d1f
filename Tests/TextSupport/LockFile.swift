import Foundation
package import MockupText

/// The typefaces of `Fonts/fonts.json`.
package enum LockFile {
  private struct File: Decodable {
    var faces: [Face]
  }

  private struct Face: Decodable {
    var family, role, file, path, package, version, sha256: String
    var weight, index: Int
    var languages: [String]?
    var grade: Grade?
  }

  private struct Grade: Decodable {
    var value: Int
    var heavierWeight: Int
  }

  /// The program's catalog.
  package static let catalog = FontCatalog(faces: faces)

  /// The faces in the file's order; empty if it is unreadable, which a test checks.
  package static let faces: [FontFace] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fonts/fonts.json")
    guard let data = try? Data(contentsOf: url), let file = try? JSONDecoder().decode(File.self, from: data) else {
      return []
    }
    return file.faces.compactMap { face in
      FontRole(rawValue: face.role).map {
        FontFace(
          family: face.family, role: $0, weight: face.weight, languages: face.languages ?? [], fileName: face.file,
          pathHint: face.path, faceIndex: face.index, package: face.package, version: face.version,
          sha256: face.sha256,
          grade: face.grade.map { FontFace.Grade(value: $0.value, heavierWeight: $0.heavierWeight) })
      }
    }
  }()
}
