/// Check results that differ for the same reason.
public struct CheckCause: Sendable {
  /// The results in order; at least one.
  public private(set) var results: [CheckResult]

  /// Groups results by reason, in order of first occurrence.
  public static func grouping(_ results: [CheckResult]) -> [CheckCause] {
    var indices: [Key: Int] = [:]
    var causes: [CheckCause] = []
    for result in results {
      let key = Key(result)
      if let index = indices[key] {
        causes[index].results.append(result)
      } else {
        indices[key] = causes.count
        causes.append(CheckCause(results: [result]))
      }
    }
    return causes
  }

  /// The reason of a difference: the change of the document, else the change of inputs, else the verdict.
  private struct Key: Hashable {
    var input: String?
    var document: [DocumentChange]
    var provenanceChanges: [OriginChange]
    var message: String?
    var verdict: Verdict?

    init(_ result: CheckResult) {
      let finding = result.finding
      document = finding.document
      provenanceChanges = finding.provenanceChanges
      message = finding.message
      let isExplained = !document.isEmpty || !provenanceChanges.isEmpty
      input = document.isEmpty && (isExplained || finding.verdict != .failed) ? nil : result.variant?.input
      verdict = isExplained && finding.verdict != .failed ? nil : finding.verdict
    }
  }

  /// True if a requested action failed.
  public var isError: Bool { results.contains(where: \.isError) }

  /// True if no result needs attention.
  public var isGood: Bool { results.allSatisfy(\.isGood) }

  /// The document, if all results are about the same one.
  public var input: String? {
    let inputs = Set(results.map { $0.variant?.input })
    return inputs.count == 1 ? inputs.first ?? nil : nil
  }

  /// A one-line summary of the results.
  public var title: String {
    let count = results.count == 1 ? "1 picture" : "\(results.count) pictures"
    let verdicts = Verdict.allCases.compactMap { verdict -> String? in
      let count = results.count { $0.finding.verdict == verdict }
      return count == 0 ? nil : count == results.count ? verdict.rawValue : "\(count) \(verdict.rawValue)"
    }
    return (input.map { "\($0): " } ?? "") + "\(count) \(verdicts.joined(separator: ", "))"
  }

  /// The known reasons of the difference, one per line.
  public var reasons: [String] {
    guard let first = results.first else { return [] }
    let layouts = results.map(\.layoutLines).filter { !$0.isEmpty }
    let isCommon = Set(layouts).count == 1
    let layout = layouts.first ?? []
    let example = results.first { $0.layoutLines == layout }?.path ?? ""
    return first.documentLines + (isCommon || layout.isEmpty ? layout : ["in \(example):"] + layout) + first.originLines
  }

  /// The reason followed by the images, for people.
  public var text: String {
    if results.count == 1, let result = results.first { return result.text }
    return ([title + ":"] + reasons.map { "  " + $0 } + results.map { "  " + $0.imageLine }).joined(separator: "\n")
  }
}
