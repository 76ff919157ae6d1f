import Foundation
import MenuDocument
import PositionedJSON
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// The report of differences. Each folder `Tests/Sets/check-*` has the files of the goldens in `before`, and the
/// expected report in `check.txt`.
@Suite struct CheckLayerTests {
  private static let root = "Tests/Sets"
  private static let names = ((try? Repository.names(in: root)) ?? []).filter { $0.hasPrefix("check-") }

  @Test(arguments: names) func golden(name: String) throws {
    let folder = try CheckFolder()
    let source = Repository.root.appending(path: "\(Self.root)/\(name)")
    let now = folder.url.appending(path: "now")
    try FileManager.default.copyItem(at: source, to: now)
    let before = folder.url.appending(path: "before")
    try FileManager.default.copyItem(at: now.appending(path: "before"), to: before)
    try FileManager.default.removeItem(at: now.appending(path: "before"))
    // The other files are the same before and now.
    for file in folder.files(in: "now") where !folder.files(in: "before").contains(file) && file != "new.json" {
      try folder.write(folder.bytes("now/\(file)") ?? [], to: "before/\(file)")
    }
    try folder.accept("before/manifest.json")
    let results = try folder.check("now/manifest.json")
    // Pixel counts depend on the engine, and hashes on the themes.
    let reported =
      results.map(\.text).joined(separator: "\n").split(separator: "\n")
      .filter { !$0.hasPrefix("  pixels: ") }.joined(separator: "\n").replacing(/[0-9a-f]{12}…/, with: "…") + "\n"
    let file = "\(Self.root)/\(name)/check.txt"
    if Recording.isOn {
      try Data(reported.utf8).write(to: Repository.root.appending(path: file))
      Issue.record("recorded \(file)")
      return
    }
    #expect(reported == String(decoding: try Repository.bytes(file), as: UTF8.self))
  }

  private static func changes(_ old: String, _ new: String) throws -> [String] {
    let (old, new) = (JSONReading(Array(old.utf8)).root, JSONReading(Array(new.utf8)).root)
    return DocumentDifference(from: try #require(old), to: try #require(new)).changes.map {
      "\($0.kind.rawValue) \($0.path) \($0.from ?? "") \($0.to ?? "")"
    }
  }

  @Test(
    arguments: [
      ("[1,2,3]", "[1,2,3]", []),
      (#"{"a":1,"b":[{"x":1,"y":2}]}"#, #"{"b":[{"y":2,"x":1}],"a":1.0}"#, []),
      (#"["a","b","c"]"#, #"["a","x","b","c"]"#, [#"added [1]  "x""#]),
      (#"["a","b","c"]"#, #"["b","c"]"#, [#"removed [0] "a" "#]),
      (#"["a","a","a"]"#, #"["a","a"]"#, [#"removed [2] "a" "#]),
      (#"["---","a","---","b"]"#, #"["a","---","b"]"#, [#"removed [0] "---" "#]),
      (
        #"{"m":["Sort","Copy"]}"#, #"{"m":["New","Sorted","Copy"]}"#,
        [#"added m[0]  "New""#, #"changed m[1] "Sort" "Sorted""#]
      ),
      (#"[{"title":"A","k":1}]"#, #"[{"title":"A","k":2}]"#, [#"changed [0].k 1 2"#]),
      (
        #"[{"id":"p","t":1},{"id":"q"}]"#, #"[{"id":"q"},{"id":"p","t":2}]"#,
        ["moved [1] \"[0]\" \"[1]\"", "changed [1].t 1 2"]
      ),
      (
        #"[{"id":"p","title":"A"}]"#, #"[{"id":"q","title":"A"}]"#,
        [#"removed [0] {"id":"p","title":"A"} "#, #"added [0]  {"id":"q","title":"A"}"#]
      ),
      (
        #"["a",{"type":"menu","title":"M","items":["x"]}]"#,
        #"["b",{"type":"menu","title":"M","items":["w","x"]},"c"]"#,
        [#"changed [0] "a" "b""#, #"added [1].items[0]  "w""#, #"added [2]  "c""#]
      ),
      (#"{"a":{}}"#, #"{"a":[]}"#, ["changed a {} []"]),
      (#"{"a":null}"#, #"{}"#, ["removed a null "]),
      ("[]", "[[],1]", ["added [0]  []", "added [1]  1"]),
      ("1", "\"1\"", ["changed  1 \"1\""]),
    ] as [(String, String, [String])]) func documents(old: String, new: String, expected: [String]) throws
  {
    #expect(try Self.changes(old, new) == expected)
  }

  @Test func longListsAreComparedQuickly() throws {
    let items = (0..<20_000).map { "\"Item \($0)\"" }
    let old = "[" + items.joined(separator: ",") + "]"
    let new =
      "[" + (items[..<5_000] + ["\"New\""] + items[5_000..<15_000] + items[15_001...]).joined(separator: ",") + "]"
    #expect(try Self.changes(old, new) == ["removed [15000] \"Item 15000\" ", "added [5000]  \"New\""])
  }

  @Test func placesFollowWhatMoved() throws {
    let old = try #require(JSONReading(Array(#"{"m":["a","b",{"items":["x","y"]}]}"#.utf8)).root)
    let new = try #require(JSONReading(Array(#"{"m":["n","a",{"items":["y"]},"z"]}"#.utf8)).root)
    let difference = DocumentDifference(from: old, to: new)
    let list = DocumentPath.root.appending("m")
    #expect(difference.newPath(of: list.appending(0)) == list.appending(1))
    #expect(difference.newPath(of: list.appending(1)) == nil)
    let items = list.appending(2).appending("items")
    #expect(difference.newPath(of: items.appending(1).appending("t")) == items.appending(0).appending("t"))
    #expect(difference.newPath(of: items.appending(0)) == nil)
    #expect(difference.newPath(of: .root) == .root)
  }
}
