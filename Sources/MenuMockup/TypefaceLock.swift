import MockupCairo
import MockupFonts
package import MockupText
import PositionedJSON

extension FontCatalog {
  /// The typefaces of the program's lock file, looked for in further folders and then the usual ones.
  package static func standard(folders: [String]) -> FontCatalog {
    let faces = (JSONReading(Fonts.lockFile).root?["faces"]?.elements ?? []).compactMap(face)
    return FontCatalog(faces: faces, searchPaths: folders + FontCatalog.defaultSearchPaths)
  }

  /// The files of all families of typefaces in further folders and the usual ones, by family.
  package static func filesOfFamilies(folders: [String]) -> [String: [String]] {
    var files: [String: [String]] = [:]
    for (family, face) in standard(folders: folders).installedFaces {
      if let path = face.foundPath { files[family, default: []].append(path) }
    }
    return files
  }

  /// One entry of the lock file; `nil` where it lacks what cannot be done without.
  private static func face(_ node: JSONNode) -> FontFace? {
    guard let family = node["family"]?.text, let file = node["file"]?.text, let role = node["role"]?.text,
      let known = FontRole(rawValue: role)
    else { return nil }
    let languages = (node["languages"]?.elements ?? []).compactMap(\.text)
    return FontFace(
      family: family, role: known, weight: integer(node["weight"]) ?? 400, languages: languages, fileName: file,
      pathHint: node["path"]?.text, faceIndex: integer(node["index"]) ?? 0, package: node["package"]?.text ?? "",
      version: node["version"]?.text ?? "", sha256: node["sha256"]?.text ?? "", grade: node["grade"].flatMap(grade))
  }

  private static func grade(_ node: JSONNode) -> FontFace.Grade? {
    guard let value = integer(node["value"]), let weight = integer(node["heavierWeight"]) else { return nil }
    return FontFace.Grade(value: value, heavierWeight: weight)
  }

  private static func integer(_ node: JSONNode?) -> Int? {
    node?.number.flatMap { Int(exactly: $0.value) }
  }
}
