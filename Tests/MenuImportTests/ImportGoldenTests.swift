import Foundation
import MenuDocument
import MenuImport
import MenuStrings
import PositionedJSON
import TestSupport
import Testing

/// The folders of `Tests/Import` with a folder `input`; `expected` has the imported documents.
@Suite struct ImportGoldenTests {
  static let cases = ((try? Repository.names(in: "Tests/Import")) ?? []).filter {
    Repository.hasFile("Tests/Import/\($0)/input")
  }

  /// The files of a case, with their kinds.
  static func sources(of name: String) throws -> (sources: [(kind: SourceKind, text: SourceText)], errors: [Diagnostic])
  {
    var sources: [(kind: SourceKind, text: SourceText)] = []
    var errors: [Diagnostic] = []
    for path in try files(in: "Tests/Import/\(name)/input") {
      let reported = String(path.dropFirst("Tests/Import/\(name)/input/".count))
      let bytes = try Repository.bytes(path)
      do throws(SourceText.Unreadable) {
        let text = try SourceText(path: reported, bytes: bytes)
        if let kind = SourceKind(path: reported) { sources.append((kind, text)) }
      } catch {
        errors.append(error.diagnostic)
      }
    }
    return (sources, errors)
  }

  private static func files(in folder: String) throws -> [String] {
    try Repository.names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      return name.contains(".") && !name.hasSuffix(".lproj") ? [path] : try files(in: path)
    }
  }

  @Test(arguments: cases) func whatIsImportedIsWhatIsExpected(name: String) throws {
    let (sources, errors) = try Self.sources(of: name)
    #expect(!sources.isEmpty)
    var result = ImportResult(reading: sources)
    result.diagnostics += errors
    let set = ImportedSet(result)
    var files = set.documents.map { ($0.file, ImportedMenu.text(of: $0.node)) }
    files += set.sheets.map { (set.file(of: $0), Array(JSONWriter.text(of: $0.node).utf8)) }
    if !set.documents.isEmpty { files.append(("menumock.json", Array(JSONWriter.text(of: set.manifest()).utf8))) }
    files.append(("report.json", Array(JSONWriter.text(of: set.report()).utf8)))
    try compare(files, with: "Tests/Import/\(name)/expected")
    // Another order gives the same result.
    var turned = ImportResult(reading: sources.reversed())
    turned.diagnostics += errors
    #expect(ImportedSet(turned).report() == set.report())
    #expect(ImportedSet(turned).documents.map(\.node) == set.documents.map(\.node))
  }

  private func compare(_ files: [(path: String, bytes: [UInt8])], with folder: String) throws {
    let root = Repository.root.appending(path: folder)
    if Recording.isOn {
      try? FileManager.default.removeItem(at: root)
      for (path, bytes) in files {
        let location = root.appending(path: path)
        try FileManager.default.createDirectory(
          at: location.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: location)
      }
    }
    for (path, bytes) in files {
      let expected = try? Repository.bytes("\(folder)/\(path)")
      #expect(expected.map { String(decoding: $0, as: UTF8.self) } == String(decoding: bytes, as: UTF8.self), "\(path)")
    }
    let names = Set(files.map { String($0.path.split(separator: "/")[0]) })
    #expect(Set((try? Repository.names(in: folder)) ?? []) == names)
    #expect(!Recording.isOn)
  }

  @Test(arguments: cases) func documentsHaveNoErrorsAndTablesAreRead(name: String) throws {
    let set = ImportedSet(ImportResult(reading: try Self.sources(of: name).sources))
    for document in set.documents { #expect(problems(of: document.node) == [], "\(document.name)") }
    for sheet in set.sheets {
      var diagnostics = Diagnostics(file: sheet.name)
      _ = StringTable(sheet.node, diagnostics: &diagnostics)
      #expect(!diagnostics.hasErrors)
    }
    let manifest = ManifestReader.read(Array(JSONWriter.text(of: set.manifest()).utf8), file: "menumock.json")
    #expect(manifest.diagnostics == [])
  }

  @Test func thereAreCasesOfAllKinds() {
    #expect(Self.cases.count >= 6)
  }
}

func problems(of node: JSONNode) -> [String] {
  DocumentReader.read(Array(JSONWriter.text(of: node).utf8), file: "menu.json").diagnostics
    .filter { $0.severity == .error }.map(\.description)
}
