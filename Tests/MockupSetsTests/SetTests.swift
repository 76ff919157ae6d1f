import Foundation
import MenuDocument
import PositionedJSON
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// Each folder below `Tests/Sets` has a manifest, and `expected.txt` with its images or errors.
@Suite struct SetTests {
  private static let root = "Tests/Sets"

  @Test(arguments: (try? Repository.names(in: root)) ?? []) func goldenExpansion(name: String) throws {
    let folder = Repository.root.appending(path: "\(Self.root)/\(name)").path
    let found = Self.expansion(of: folder + "/manifest.json", arguments: SetArguments())
      .replacing(folder + "/", with: "")
    let file = "\(Self.root)/\(name)/expected.txt"
    if Recording.isOn {
      try Data(found.utf8).write(to: Repository.root.appending(path: file))
      Issue.record("recorded \(file)")
      return
    }
    #expect(found == String(decoding: try Repository.bytes(file), as: UTF8.self))
  }

  /// One line per image or error.
  private static func expansion(of file: String, arguments: SetArguments) -> String {
    do {
      let set = try MockupSet.read(FileSystem.bytes(at: file) ?? [], file: file, arguments: arguments)
      return set.variants.map { variant in
        let values = variant.values.map { "\($0.key.name)=\($0.text)" }.joined(separator: " ")
        return "\(variant.output): \(variant.label): \(values)\n"
      }.joined()
    } catch {
      return error.diagnostics.map { "\($0)\n" }.joined()
    }
  }

  private static func set(_ name: String, _ values: [Setting]) throws -> MockupSet {
    let file = Repository.root.appending(path: "\(root)/\(name)/manifest.json").path
    var arguments = SetArguments()
    arguments.settings = Settings(values.map { Located($0, at: .root) })
    return try MockupSet.read(try #require(FileSystem.bytes(at: file)), file: file, arguments: arguments)
  }

  @Test func theCommandLineComesFirst() throws {
    let set = try Self.set("contract", [.appearance(.dark), .scale(4), .locale("ja")])
    #expect(
      set.variants.map(\.output) == [
        "ja/a~dark@4x.png", "ja/b~dark@4x.png", "ja/sort-menu-ios-18~dark@4x.png", "ja/sort-menu-ios-26~dark@4x.png",
      ])
    #expect(set.variants.allSatisfy { $0.options.scale == 4 && $0.options.strings != nil })
  }

  @Test func settingsLieInTheOrderOfTheContract() {
    var options = RenderOptions()
    func settings(_ size: TextSize?) -> Settings {
      var settings = Settings()
      settings.textSize = size
      return settings
    }
    var found: [TextSize?] = []
    func look(frame: TextSize?, document: TextSize?) {
      found.append(options.settings(over: settings(document), frame: settings(frame)).textSize)
    }
    options.defaults = settings(.xSmall)
    look(frame: nil, document: nil)
    look(frame: nil, document: .small)
    options.variation = settings(.medium)
    look(frame: nil, document: .small)
    look(frame: .xLarge, document: .small)
    options.settings = settings(.xxLarge)
    look(frame: .xLarge, document: .small)
    #expect(found == [.xSmall, .small, .medium, .xLarge, .xxLarge])
  }

  @Test(arguments: [
    ("a.json", "*.json", true), ("a.json", "*", true), (".a.json", "*.json", false), (".a.json", ".*", true),
    ("ab", "a*b*", true), ("aXbXb", "a*b", true), ("aXbXc", "a*b", false), ("", "*", true), ("a", "", false),
    ("aéb", "a?b", true), ("ab", "a?b", false), ("aXYb", "a?*b", true), ("", "?", false),
    ("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaab", "*a*a*a*a*a*a*a*a*c", false),
  ]) func patterns(name: String, pattern: String, matches: Bool) {
    #expect(NamePattern(pattern).matchesFile(name) == matches)
  }

  @Test func shardsShareOutAllNames() throws {
    let names = (0..<1000).map { "menu-\($0)" }
    let shards = try (1...4).map { try #require(Shard(number: $0, of: 4)) }
    for name in names { #expect(shards.count { $0.contains(name) } == 1) }
    for shard in shards { #expect((150...350).contains(names.count { shard.contains($0) })) }
    #expect(Shard(number: 0, of: 4) == nil && Shard(number: 5, of: 4) == nil && Shard(number: 1, of: 0) == nil)
  }
}
