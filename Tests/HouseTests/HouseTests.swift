import Foundation
import Testing

/// Checks structural rules in the sources.
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

  /// The system modules that a target may import. The compiler checks imports within this package.
  private static let systemModules: [String: Set<String>] = {
    let library: Set = ["Glibc", "Musl", "Darwin", "Synchronization"]
    return [
      // The stages depend on no system: their results follow from their arguments.
      "MockupScene": [], "PositionedJSON": [], "PositionedXML": [], "MockupSymbols": [], "MenuDocument": [],
      "MenuTheme": [], "MenuResolve": [], "MenuLayout": [], "MockupPNG": [], "MockupSVG": [], "MockupDiff": [],
      "MockupHTML": [], "MockupHashing": [], "MenuStrings": [], "MenuLint": [], "MenuLinting": [],
      // JSON lines to and from `menumock-swift`.
      "MenuImport": ["Foundation", "FoundationEssentials"],
      // A language is read once, even if several threads need it.
      "MenuDescriptions": ["Synchronization"],
      "MockupText": library, "MockupCairo": library,
      "MockupFiles": library.union(["Foundation", "FoundationEssentials"]),
      "MenuMockup": ["Foundation", "FoundationEssentials"],
      "MockupSets": library.union(["Dispatch", "Foundation", "FoundationEssentials"]),
      "MenuMockupTesting": ["Testing", "XCTest", "Foundation", "FoundationEssentials", "Synchronization"],
      // Starts faster without Foundation.
      "menumock": library.union(["Dispatch"]),
    ]
  }()

  @Test(arguments: systemModules.keys.sorted()) func importsOfTheSystemKeepToTheHouse(target: String) throws {
    let allowed = try #require(Self.systemModules[target])
    let all = Self.systemModules.values.reduce(into: Set(["Observation", "Combine", "CoreGraphics"])) {
      $0.formUnion($1)
    }
    let files = try Self.files(below: "Sources/\(target)")
    #expect(!files.isEmpty)
    for file in files {
      let strangers = Set(Self.imports(of: file.text)).intersection(all).subtracting(allowed)
      #expect(strangers.isEmpty, "\(file.path) imports \(strangers.sorted())")
    }
  }

  /// SwiftPM builds a target before a module that the target imports but does not declare, depending on the order of the
  /// build. Its own check notices this only sometimes.
  @Test func importsAreDeclared() throws {
    let package = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let start = /\.(?:target|executableTarget|testTarget|plugin|systemLibrary)\(\s*name:\s*/
    let declarations = package.split(separator: start).dropFirst().map { declaration in
      declaration.matches(of: /"(\w+)"/).map { String($0.output.1) }
    }
    let targets = Set(declarations.compactMap { $0.first })
    #expect(targets.count > 40)
    for declaration in declarations {
      guard let target = declaration.first else { continue }
      let folders = ["Sources/\(target)", "Tests/\(target)"]
      for file in try folders.flatMap({ try Self.files(below: $0) }) {
        let undeclared = targets.intersection(Self.imports(of: file.text)).subtracting(declaration)
        #expect(undeclared.isEmpty, "\(file.path) imports \(undeclared.sorted())")
      }
    }
  }

  /// The table in ARCHITECTURE.md lists exactly the targets of Package.swift.
  @Test func theTableOfTargetsIsWhole() throws {
    let text = try String(contentsOf: Self.root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).drop { !$0.hasPrefix("| target |") }
      .prefix { $0.hasPrefix("|") }.dropFirst(2)
    let reported = rows.flatMap { row in
      (row.split(separator: "|").first ?? "").matches(of: /`([A-Za-z]+)`/).map { String($0.output.1) }
    }
    let package = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let declared = package.matches(of: /\.(?:target|executableTarget|systemLibrary|plugin)\(\s*name: "([A-Za-z]+)"/)
      .map { String($0.output.1) }
    // Products have the names of targets; the targets of the tests are not listed.
    let targets = Set(declared).subtracting(["TestSupport", "TextSupport"])
    #expect(targets.count > 15)
    #expect(Set(reported) == targets, "in one of both only: \(Set(reported).symmetricDifference(targets).sorted())")
  }

  /// A command that is not registered does not exist for users.
  @Test func allCommandsAreRegistered() throws {
    let program = try String(contentsOf: Self.root.appending(path: "Sources/menumock/Menumock.swift"), encoding: .utf8)
    let files = try Self.files(below: "Sources/menumock/Commands")
    let commands = files.flatMap { file in
      file.text.matches(of: /struct (\w+Command): ParsableCommand/).map { String($0.output.1) }
    }
    #expect(commands.count >= files.count)
    for command in commands { #expect(program.contains("\(command).self"), "\(command)") }
  }

  /// A module must be readable in an hour.
  @Test func modulesStaySmall() throws {
    let maximumLineCount = 6000
    let folder = Self.root.appending(path: "Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(modules.count > 15)
    for module in modules {
      let files = FileManager.default.enumerator(atPath: folder.appending(path: module).path)
      let sources = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
      let lines = try sources.reduce(0) { sum, file in
        let text = try String(contentsOf: folder.appending(path: "\(module)/\(file)"), encoding: .utf8)
        return sum + text.utf8.count { $0 == UInt8(ascii: "\n") }
      }
      #expect(lines <= maximumLineCount, "\(module) has \(lines) lines")
    }
  }

  @Test func onlyInteropImportsC() throws {
    let package = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let libraries = Set(package.matches(of: /\.systemLibrary\(\s*name: "([A-Za-z]+)"/).map { String($0.output.1) })
    #expect(libraries.count >= 3)
    for file in try Self.files(below: "Sources") where !file.path.contains("/Interop/") {
      #expect(libraries.isDisjoint(with: Self.imports(of: file.text)), "\(file.path) imports C")
    }
  }

  /// The targets with strict memory safety: those with the settings `safe` in Package.swift.
  private static func strictTargets() throws -> [String] {
    let package = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    var targets: [String] = []
    let start = /\.(?:target|executableTarget|testTarget|plugin|systemLibrary)\(\s*name:\s*/
    let declarations = package.split(separator: start)
    for declaration in declarations.dropFirst() where declaration.contains("swiftSettings: safe") {
      targets.append(String(declaration.dropFirst().prefix { $0 != "\"" }))
    }
    return targets
  }

  @Test func unsafeCodeIsMarkedAndRare() throws {
    let targets = try Self.strictTargets()
    #expect(targets.count >= 10)
    // Exceptions: bytes as vectors, static strings, the terminal, and the environment.
    let exceptions = [
      "Sources/MockupSVG/Markup.swift",
      "Sources/MockupDiff/PixelRun.swift", "Sources/menumock/Terminal.swift",
    ]
    for target in targets {
      for file in try Self.files(below: "Sources/\(target)")
      where !exceptions.contains(file.path) && !file.path.contains("/Interop/") {
        #expect(file.text.firstMatch(of: /[^`\/]\bunsafe [a-z$]/) == nil, "\(file.path) has unsafe code")
      }
    }
  }

  @Test func pointersStayInInterop() throws {
    let pointer = /\b(Unsafe|Opaque)[A-Za-z]*Pointer\b|withUnsafe[A-Za-z]*|\bUnmanaged\b/
    let strictFolders = try Self.strictTargets().map { "Sources/\($0)/" }
    // `PackedSource` contains the text of the generated file, which accesses its string literals.
    let exceptions = ["Sources/PackFolder/PackedSource.swift"]
    for file in try Self.files(below: "Sources") where !file.path.contains("/Interop/") {
      if exceptions.contains(file.path) || strictFolders.contains(where: file.path.hasPrefix) { continue }
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

  /// `Scripts/embedded.sh` and `Scripts/wasm.sh` compile these modules as Embedded Swift, which has none of this.
  @Test func coreModulesAreEmbeddable() throws {
    let script = try String(contentsOf: Self.root.appending(path: "Scripts/embedded.sh"), encoding: .utf8)
    let modules = try #require(script.firstMatch(of: /\nmodules="([^"]+)"/)).output.1.split { !$0.isLetter }
    #expect(modules.count >= 10)
    let forbidden =
      /(?m)^(?!\s*\/\/).*?([(:] ?\\[A-Z]?\w*\.\w+|\bany [A-Z(]|\bas[?!] |\.merg(?:e|ing)\([^()]*\) ?\{|uniquingKeysWith)/
    for module in modules + ["MockupHTML", "MockupText", "MenuAnswers"] {
      for file in try Self.files(below: "Sources/\(module)") {
        let found = file.text.firstMatch(of: forbidden).map { String($0.output.1) }
        #expect(found == nil, "\(file.path): \(found ?? "")")
      }
    }
  }

  /// With `@inlinable package`, the compiler inlines nothing: generic code is compiled once for all types and
  /// determines them at run time.
  @Test func whatIsInlinedIsPublic() throws {
    let files = try Self.files(below: "Sources")
    #expect(files.contains { $0.text.contains("@inlinable") })
    for file in files {
      #expect(file.text.firstMatch(of: /@inlinable\s+package\b/) == nil, "\(file.path): @inlinable package")
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
