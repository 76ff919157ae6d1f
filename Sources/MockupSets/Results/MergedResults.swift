import PositionedJSON

/// The results of several runs, merged as if one run had produced the whole set.
public struct MergedResults: Sendable {
  /// A line, and the run that it comes from.
  public struct Entry: Sendable {
    public var line: ResultLine
    /// The index of the run.
    public var run: Int
  }

  /// The lines in manifest order, followed by orphaned goldens in path order.
  public private(set) var entries: [Entry] = []
  /// The reasons why the runs do not cover the whole set, one sentence each; empty if they do.
  public private(set) var problems: [String] = []
  /// Whether an image of the set is in no run.
  public private(set) var isIncomplete = false

  /// Merges the results of runs.
  ///
  /// - Parameters:
  ///   - runs: the results in any order; an image can be in several runs if they agree.
  ///   - variants: the whole set.
  public init(_ runs: [ResultFile], variants: [Variant]) {
    var found: [String: Entry] = [:]
    var orphans: [String: Entry] = [:]
    for (run, file) in runs.enumerated() {
      for line in file.lines {
        let isOrphan = line.verdict == .orphaned
        if let other = isOrphan ? orphans[line.path] : found[line.path] {
          guard !line.agrees(with: other.line) else { continue }
          problems.append(
            "\(line.path): different results: \(Self.describe(other.line)) in \(runs[other.run].path), "
              + "\(Self.describe(line)) in \(file.path)")
        } else if isOrphan {
          orphans[line.path] = Entry(line: line, run: run)
        } else {
          found[line.path] = Entry(line: line, run: run)
        }
      }
    }
    for variant in variants {
      guard let entry = found.removeValue(forKey: variant.output) else {
        isIncomplete = true
        problems.append("\(variant.output): missing result: \(variant.label) was in no shard")
        continue
      }
      if !entry.line.describes(variant) {
        problems.append(
          "\(variant.output): \(runs[entry.run].path) has a result for a different picture than \(variant.label)")
      }
      if let orphan = orphans[variant.output] {
        problems.append("\(variant.output): \(runs[orphan.run].path) lists \(variant.label) as orphaned")
      }
      entries.append(entry)
    }
    for (path, entry) in found.sorted(by: { $0.key < $1.key }) {
      problems.append("\(path): \(runs[entry.run].path) has a result that is not in the manifest")
    }
    entries += orphans.sorted { $0.key < $1.key }.map(\.value)
  }

  /// All lines, as `batch` or `check` would have written them.
  public var text: String { entries.map { $0.line.text + "\n" }.joined() }

  private static func describe(_ line: ResultLine) -> String {
    line.json["pixels"]?.text.map { "\(line.summary) with pixels \($0.prefix(12))…" } ?? line.summary
  }
}
