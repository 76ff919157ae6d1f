import Foundation
import MenuDocument
import MenuLayout
import MockupScene
import PositionedJSON
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// Random mockups are decoded, resolved, laid out, painted, and encoded, or refused with a location.
///
/// The number of seeds is fixed. `MENUMOCK_FUZZ_SECONDS` sets the time and starts from a new seed. A failure names its
/// seed, and `MENUMOCK_FUZZ_SEED` runs that seed alone.
@Suite struct FuzzLineTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds = environment["MENUMOCK_FUZZ_SECONDS"].flatMap(Double.init)
  private static let seed = environment["MENUMOCK_FUZZ_SEED"].flatMap(UInt64.init)
  /// The number of mockups without `MENUMOCK_FUZZ_SECONDS`.
  private static let rounds: UInt64 = Thoroughness.isFull ? 48 : 8
  /// The limit per mockup, in seconds of CPU time. Debug builds paint many times slower.
  #if DEBUG
    private static let mostSeconds = 20.0
  #else
    private static let mostSeconds = 2.0
  #endif

  private static func themes() throws -> [String: [UInt8]] {
    let names = Repository.documents(in: "Themes")
    return Dictionary(
      uniqueKeysWithValues: try names.map { (String($0.dropLast(5)), try Repository.bytes("Themes/\($0)")) })
  }

  private static func options(_ seed: UInt64) -> RenderOptions {
    var generator = SeededGenerator(seed: ~seed)
    var options = RenderOptions()
    options.format = OutputFormat.allCases[generator.next(OutputFormat.allCases.count)]
    options.scale = [1, 1, 1.5, 2][generator.next(4)]
    options.padding = [nil, nil, 0, 20][generator.next(4)]
    options.size = [nil, nil, CanvasSize(width: 40, height: 90)][generator.next(3)]
    options.svgText = SVGText.allCases[generator.next(2)]
    options.background = [.transparent, .theme, .color(.named("red"))][generator.next(3)]
    options.noSource = generator.next(2) == 0
    options.missingGlyph = MissingPolicy.allCases[generator.next(3)]
    options.settings.layoutDirection = [nil, .rightToLeft][generator.next(2)]
    options.settings.contrast = [nil, .increased][generator.next(2)]
    return options
  }

  @Test func mockupsAreDrawnOrRejected() throws {
    let themes = try Self.themes()
    #expect(themes.count >= 8)
    let folder = FileManager.default.temporaryDirectory.appending(path: "menumock-fuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if let seed = Self.seed {
      try Self.check(seed, themes, in: folder)
      return
    }
    let start: UInt64 = Self.seconds == nil ? 0 : UInt64.random(in: 0..<(1 << 60))
    let end = Self.seconds.map { ContinuousClock.now + .seconds($0) }
    var drawn = 0
    var seed = start
    while end.map({ ContinuousClock.now < $0 }) ?? (seed < start + Self.rounds) {
      if try Self.check(seed, themes, in: folder) { drawn += 1 }
      seed += 1
    }
    // If nearly all were refused, the stages after the readers would be untested.
    #expect(drawn * 4 > Int(seed - start), "only \(drawn) of \(seed - start) mockups were drawn")
  }

  /// Returns whether the mockup of the seed was drawn.
  @discardableResult
  private static func check(_ seed: UInt64, _ themes: [String: [UInt8]], in folder: URL) throws -> Bool {
    let mockup = RandomMockup(seed: seed, themes: themes)
    for file in mockup.files { try Data(file.bytes).write(to: folder.appending(path: file.name)) }
    let renderer = Renderer(resources: Resources(symbolFolders: [folder.path]))
    let source = Source(mockup.text, name: "fuzz.json", folder: folder.path)
    let options = options(seed)
    // Printed first, because a crash or a hang would lose it.
    if seconds != nil { FileHandle.standardError.write(Data("MENUMOCK_FUZZ_SEED=\(seed)\r".utf8)) }
    let start = ThreadClock.seconds
    defer {
      let taken = ThreadClock.seconds - start
      #expect(taken < mostSeconds, "MENUMOCK_FUZZ_SEED=\(seed) takes \(taken) s")
    }
    do throws(RenderError) {
      let prepared = try renderer.prepare(source, options: options)
      let wrong = prepared.layout.listing.first { !$0.frame.isFinite }
      #expect(wrong == nil, "MENUMOCK_FUZZ_SEED=\(seed): \(String(describing: wrong?.box.path)) is not finite")
      let picture = try renderer.encode(prepared)
      #expect(!picture.bytes.isEmpty && picture.width > 0 && picture.height > 0, "MENUMOCK_FUZZ_SEED=\(seed)")
      expectPlaces(
        picture.findings.compactMap { remark in
          guard case .diagnostic(let diagnostic) = remark else { return nil }
          return diagnostic
        }, seed)
      return true
    } catch {
      switch error {
      case .invalid(let diagnostics):
        #expect(diagnostics.contains { $0.severity == .error }, "MENUMOCK_FUZZ_SEED=\(seed): refused without an error")
        expectPlaces(diagnostics, seed)
      case .engine(let message): Issue.record("MENUMOCK_FUZZ_SEED=\(seed): a fault of the engine: \(message)")
      }
      return false
    }
  }

  private static func expectPlaces(_ diagnostics: [Diagnostic], _ seed: UInt64) {
    for diagnostic in diagnostics {
      let isPlaced = diagnostic.line > 0 && diagnostic.column > 0 && !diagnostic.file.isEmpty
      #expect(isPlaced && !diagnostic.message.isEmpty, "MENUMOCK_FUZZ_SEED=\(seed): \(diagnostic)")
    }
  }
}

extension Rect {
  fileprivate var isFinite: Bool { [x, y, width, height].allSatisfy(\.isFinite) }
}
