import Foundation
import Testing

/// The rules of the house, read off the sources.
@Suite struct HouseTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The Swift files below a folder, with their paths from the root.
  private static func files(below folder: String) throws -> [(path: String, text: String)] {
    let base = root.appending(path: folder)
    let found = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    return try (found?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { url in
        (String(url.path.dropFirst(root.path.count + 1)), try String(contentsOf: url, encoding: .utf8))
      }.sorted { $0.path < $1.path }
  }

  /// The modules that a file imports.
  private static func imports(of text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 1, words.count > index + 1 else { return nil }
      return String(words[index + 1])
    }
  }

  /// What each target may import: the table of ARCHITECTURE.md.
  private static let allowed: [String: Set<String>] = [
    "Scene": [],
    "MenuModel": ["Scene"],
    "MenuLayout": ["Scene", "MenuModel"],
    "CairoBackend": ["Scene", "CCairoPango", "Synchronization", "Glibc", "Musl", "Darwin"],
    "PNGCodec": ["Scene", "CDeflate"],
    "SVGBackend": ["Scene"],
    "PictureDiff": ["Scene", "PNGCodec"],
    "MenuMockup": [
      "Scene", "MenuModel", "MenuLayout", "CairoBackend", "PNGCodec", "SVGBackend", "PictureDiff", "Themes", "Fonts",
      "Report", "SystemPackage", "FoundationEssentials", "Foundation", "Dispatch", "Synchronization", "Glibc", "Musl",
      "Darwin",
    ],
    "MenuMockupTesting": [
      "MenuMockup", "MenuModel", "Testing", "XCTest", "FoundationEssentials", "Foundation", "Synchronization",
    ],
    "menumock": [
      "MenuMockup", "MenuModel", "MenuLayout", "PictureDiff", "Scene", "SystemPackage", "ArgumentParser", "Dispatch",
      "Synchronization", "Glibc", "Musl", "Darwin",
    ],
  ]

  @Test(arguments: allowed.keys.sorted())
  func importsKeepToTheHouse(target: String) throws {
    let allowed = try #require(Self.allowed[target])
    let files = try Self.files(below: "Sources/\(target)")
    #expect(!files.isEmpty)
    for file in files {
      let strangers = Set(Self.imports(of: file.text)).subtracting(allowed)
      #expect(strangers.isEmpty, "\(file.path) imports \(strangers.sorted())")
    }
  }

  @Test func onlyInteropImportsC() throws {
    for file in try Self.files(below: "Sources") where !file.path.contains("/Interop/") {
      let modules = Self.imports(of: file.text).filter { $0.hasPrefix("CCairo") || $0.hasPrefix("CDeflate") }
      #expect(modules.isEmpty, "\(file.path) imports C")
    }
  }

  @Test func pointersStayInInterop() throws {
    let pointer = /\b(Unsafe|Opaque)[A-Za-z]*Pointer\b|withUnsafe[A-Za-z]*|\bUnmanaged\b/
    // `Console` and `FilePieces` fill a buffer from a file: the system library takes no other form.
    // `PackedSource` holds the text of the file that the plugin writes, which looks into its string literals.
    let exceptions = [
      "Sources/menumock/Console.swift", "Sources/MenuMockup/Set/FilePieces.swift",
      "Sources/PackFolder/PackedSource.swift",
    ]
    for file in try Self.files(below: "Sources") where !file.path.contains("/Interop/") {
      if exceptions.contains(file.path) { continue }
      let found = file.text.firstMatch(of: pointer).map { String($0.output.0) }
      #expect(found == nil, "\(file.path) uses \(found ?? "")")
    }
  }

  @Test func nothingTrapsOrPrintsInTheLibrary() throws {
    let forbidden = /\btry!|\bfatalError\(|@unchecked Sendable|nonisolated\(unsafe\)|[^a-zA-Z.]print\(/
    for file in try Self.files(below: "Sources")
    where !file.path.hasPrefix("Sources/PackFolder") && !file.path.hasPrefix("Sources/MenumockBench") {
      let found = file.text.firstMatch(of: forbidden).map { String($0.output) }
      #expect(found == nil, "\(file.path): \(found ?? "")")
    }
  }

  @Test func everySymbolFileIsWellNamed() throws {
    let folder = Self.root.appending(path: "Fonts/Symbols")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count { $0.hasSuffix(".svg") } >= 180)
    for name in names where !["aliases.json", "meanings.json"].contains(name) {
      #expect(name.wholeMatch(of: /[a-z0-9]+(\.[a-z0-9]+)*\.svg/) != nil, "\(name)")
    }
  }
}
