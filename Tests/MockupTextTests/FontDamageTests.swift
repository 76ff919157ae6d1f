import MockupText
import Foundation
import MockupScene
import Testing
import TextSupport

/// Damaged typefaces: no text is set in them, and opening them ends in time.
@Suite struct FontDamageTests {
  /// A temporary folder with one typeface.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appending(path: "menumock-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: path) }

    /// The error for a typeface whose file has these bytes.
    func damage(_ face: FontFace, _ bytes: Data) throws -> FontDamage? {
      try bytes.write(to: path.appending(path: face.fileName))
      return FontStore(catalog: FontCatalog(faces: [face], searchPaths: [path.path()])).damage(of: Typeface(index: 0))
    }
  }

  private static func face(_ fileName: String) throws -> (FontFace, Data) {
    let index = try #require(LockFile.faces.firstIndex { $0.fileName == fileName })
    let path = try #require(LockFile.catalog.path(of: Typeface(index: index)))
    return (LockFile.faces[index], try Data(contentsOf: URL(filePath: path)))
  }

  @Test func aTableThatIsNotWhereItShouldBeIsReported() throws {
    var (face, bytes) = try Self.face("NotoColorEmoji.ttf")
    // The offset of the first table, set to that of the bitmaps.
    bytes[23] = 0x02
    let folder = try Folder()
    let damage = try #require(try folder.damage(face, bytes))
    #expect(damage.reason == "the table “CBDT” has an invalid offset")
    #expect(damage.path == folder.path.path() + "/NotoColorEmoji.ttf")
    #expect(damage.help == "reinstall the Debian package \(face.package)")
  }

  @Test func aTableOfAnotherNameIsReported() throws {
    var (face, bytes) = try Self.face("NotoColorEmoji.ttf")
    bytes[12] ^= 0x01
    #expect(try Folder().damage(face, bytes)?.reason == "its table directory is damaged")
  }

  @Test func everyByteThatIsAnotherIsReported() throws {
    let (face, bytes) = try Self.face("NotoSansHebrew-Regular.ttf")
    let folder = try Folder()
    #expect(try folder.damage(face, bytes) == nil)
    // Names and offsets of tables, and all of their contents.
    for index in Array(4..<140) + stride(from: 140, to: bytes.count, by: 380) {
      var damaged = bytes
      damaged[index] ^= 0x40
      #expect(try folder.damage(face, damaged) != nil, "byte \(index)")
    }
    for length in [0, 3, 11, 100, bytes.count / 2, bytes.count - 4] {
      #expect(try folder.damage(face, bytes.prefix(length)) != nil, "\(length) bytes")
    }
  }

  @Test func allTypefacesOfTheLockFileAreWhole() {
    let store = FontStore(catalog: LockFile.catalog)
    for index in LockFile.faces.indices {
      #expect(store.damage(of: Typeface(index: index)) == nil, "\(LockFile.faces[index].fileName)")
    }
  }
}
