import Foundation
import MockupHashing
import PositionedJSON
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// The record of a set's run, used by the next run.
@Suite struct SetRecordTests {
  private static let fingerprint = Fingerprint(of: [1])
  private static let stamp = FileStamp(
    size: .max, time: FileStamp.Time(seconds: -5, nanoseconds: 999_999_999), inode: .max)

  private static func output(_ inputs: [BuildCache.Input], stamp: FileStamp?) -> BuildCache.Output {
    BuildCache.Output(
      BuildCache.Output.Values(
        source: fingerprint, inputs: inputs, file: Fingerprint(of: [2]), stamp: stamp, bytes: 3, width: 4.5, height: 5,
        pixelFingerprint: inputs.isEmpty ? nil : fingerprint, findings: [.object([("message", "m")])]))
  }

  private static func record() -> BuildCache {
    var record = BuildCache()
    let image = BuildCache.Input(path: "/x/\"a\"\n.png", fingerprint: Fingerprint(of: [3]))
    record.files = ["/x/\"a\"\n.png": BuildCache.KnownFile(fingerprint: Fingerprint(of: [3]), stamp: stamp)]
    record.outputs["b/c.svg"] = output([image, BuildCache.Input(path: "/x/t.json", fingerprint: nil)], stamp: stamp)
    record.outputs["a.png"] = output([], stamp: nil)
    return record
  }

  private static func read(_ bytes: [UInt8]) -> BuildCache {
    var reader = BuildCacheReader()
    for line in bytes.split(separator: UInt8(ascii: "\n")) { reader.take(line) }
    return reader.record
  }

  @Test func aRecordIsReadAsItWasWritten() {
    let record = Self.record()
    let read = Self.read(record.parts.flatMap(\.self))
    // Positions of findings differ.
    #expect(read.parts.flatMap(\.self) == record.parts.flatMap(\.self))
    #expect(read.files == record.files && read.outputs.keys == record.outputs.keys)
  }

  @Test func whatStandsLaterCounts() {
    var later = BuildCache()
    later.outputs["a.png"] = Self.output([], stamp: Self.stamp)
    let removal = BuildCacheWriter { _ in nil }.removal(of: "b/c.svg")
    let read = Self.read((Array(Self.record().parts) + Array(later.parts) + [removal]).flatMap(\.self))
    #expect(read.outputs.keys == later.outputs.keys && read.outputs["a.png"]?.stamp == Self.stamp)
  }

  @Test func aLineThatWasCutCountsForNothing() {
    let complete = Self.record().parts.flatMap(\.self)
    let full = Self.read(complete)
    for length in stride(from: 0, to: complete.count, by: 7) {
      let read = Self.read(Array(complete[..<length]) + [UInt8(ascii: "\n")] + complete)
      #expect(read.outputs == full.outputs)
      for (path, output) in Self.read(Array(complete[..<length])).outputs { #expect(full.outputs[path] == output) }
    }
  }

  /// Two processes append to one file over a network file system without atomic appends: lines are interleaved or
  /// overwritten. The remaining lines are still correct.
  @Test func linesThatAreMixedSayNothingWrong() {
    var other = BuildCache()
    let image = BuildCache.Input(path: "/y/other.png", fingerprint: Fingerprint(of: [9]))
    other.outputs["d.png"] = Self.output([image], stamp: nil)
    let (mine, theirs) = (Self.record().parts.flatMap(\.self), other.parts.flatMap(\.self))
    let lines = { (bytes: [UInt8]) in bytes.split(separator: UInt8(ascii: "\n")).map(Array.init) }
    var expected = Self.read(mine).outputs
    expected.merge(Self.read(theirs).outputs) { _, new in new }
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<200 {
      // Interleaved, with the order of each process kept.
      var (left, right) = (lines(mine)[...], lines(theirs)[...])
      var mixed: [UInt8] = []
      while let next = generator.next(2) == 0
        ? left.popFirst() ?? right.popFirst() : right.popFirst() ?? left.popFirst()
      {
        mixed += next + [UInt8(ascii: "\n")]
      }
      #expect(Self.read(mixed).outputs == expected)
      // Overwritten.
      var torn = mine + [UInt8(ascii: "\n")]
      let start = generator.next(torn.count)
      for (index, byte) in theirs.enumerated() {
        if start + index < torn.count { torn[start + index] = byte } else { torn.append(byte) }
      }
      for (path, output) in Self.read(torn).outputs { #expect(expected[path] == output) }
    }
  }

  @Test(arguments: [
    "", "{}", "[]\n{\"path\":\"a\"}", "{\"menumock\":\"batch\",\"form\":1}\n{\"path\":\"a.png\"}", "\u{0}",
  ])
  func otherFilesAreNoRecords(text: String) {
    #expect(Self.read(Array(text.utf8)).outputs.isEmpty)
  }

  @Test func linesOfFiles() throws {
    let folder = try SetFolder()
    let long = String(repeating: "x", count: 700_000)
    for text in ["", "\n", "a", "a\n", "a\n\nb", "\(long)\n\(long)y\nz"] {
      try folder.write(text, to: "lines")
      let found = try #require(FileLines(path: folder.filePath("lines"))).map { String(decoding: $0, as: UTF8.self) }
      var expected = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if expected.last == "" { expected.removeLast() }
      #expect(found == expected)
    }
    #expect(FileLines(path: folder.filePath("none")) == nil && FileLines(path: folder.path) == nil)
  }

  @Test(
    arguments: [
      ((0, 500), (0, 500), false), ((0, 500), (0, 20_000_499), false), ((0, 500), (0, 20_000_501), true),
      ((5, 0), (6, 999_999_999), false), ((5, 0), (7, 1), true), ((5, 1), (4, 999_999_999), false),
      ((5, 1), (1_000_000_000_000, 0), true), ((1_000_000_000_000, 0), (5, 1), false),
      ((.min, 0), (.max, 0), true), ((.max, 0), (.min, 0), false),
    ] as [((Int64, Int64), (Int64, Int64), Bool)])
  func timesThatSettle(time: (Int64, Int64), moment: (Int64, Int64), isSettled: Bool) {
    let stamp = FileStamp(
      size: 1, time: FileStamp.Time(seconds: time.0, nanoseconds: time.1), inode: 1)
    #expect(stamp.isSettled(at: FileStamp.Time(seconds: moment.0, nanoseconds: moment.1)) == isSettled)
  }

  @Test func fingerprints() {
    let text = "0001020304050607f8f9fafbfcfdfeff00000000000000000000000000000001"
    #expect(Fingerprint(text)?.description == text)
    #expect(Fingerprint(of: []).description == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(Fingerprint(String(text.dropLast())) == nil && Fingerprint(text + "0") == nil)
    #expect(Fingerprint(text.uppercased()) == nil && Fingerprint("") == nil)
  }

  /// Size, file number, and time all count, and the number is that of the file.
  @Test func aStampTellsFilesApart() throws {
    let time = FileStamp.Time(seconds: 5, nanoseconds: 6)
    let stamp = FileStamp(size: 1, time: time, inode: 7)
    #expect(stamp != FileStamp(size: 2, time: time, inode: 7))
    #expect(stamp != FileStamp(size: 1, time: FileStamp.Time(seconds: 5, nanoseconds: 7), inode: 7))
    #expect(stamp != FileStamp(size: 1, time: time, inode: 8))
    let path = Repository.root.appending(path: "Package.swift").path
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(FileStamp(path: path)?.inode == attributes[.systemFileNumber] as? UInt64)
  }
}
