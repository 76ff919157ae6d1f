import PositionedJSON

/// The results of several runs, joined as one run of the whole set would have given them.
public struct MergedResults: Sendable {
  /// A line, and which of the runs it is from.
  public struct Entry: Sendable {
    /// What the run says.
    public var line: ResultLine
    /// The place of the run among those that were given.
    public var run: Int
  }

  /// The lines in the order of the manifest, then goldens that belong to nothing, by their path.
  public private(set) var entries: [Entry] = []
  /// Why the runs together are not the whole set, a sentence for each reason; none where they are.
  public private(set) var problems: [String] = []

  /// Joins the results of runs.
  ///
  /// - Parameters:
  ///   - runs: the results, in any order; a picture may be in several if they agree about it.
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
            "\(line.path): \(runs[other.run].path) and \(file.path) do not agree: "
              + "\(Self.tell(other.line)) and \(Self.tell(line))")
        } else if isOrphan {
          orphans[line.path] = Entry(line: line, run: run)
        } else {
          found[line.path] = Entry(line: line, run: run)
        }
      }
    }
    for variant in variants {
      guard let entry = found.removeValue(forKey: variant.output) else {
        problems.append("\(variant.output): nobody drew \(variant.label)")
        continue
      }
      if !entry.line.isAbout(variant) {
        problems.append(
          "\(variant.output): \(runs[entry.run].path) is about another picture than \(variant.label) of the manifest")
      }
      if let orphan = orphans[variant.output] {
        problems.append("\(variant.output): \(runs[orphan.run].path) does not know \(variant.label) of the manifest")
      }
      entries.append(entry)
    }
    for (path, entry) in found.sorted(by: { $0.key < $1.key }) {
      problems.append("\(path): the manifest has no such picture, but \(runs[entry.run].path) has")
    }
    entries += orphans.sorted { $0.key < $1.key }.map(\.value)
  }

  /// A line about everything: what `batch` or `check` would have written.
  public var text: String { entries.map { $0.line.text + "\n" }.joined() }

  private static func tell(_ line: ResultLine) -> String {
    line.json["pixels"]?.text.map { "\(line.summary) with pixels \($0.prefix(12))…" } ?? line.summary
  }
}
