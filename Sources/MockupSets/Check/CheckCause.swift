/// Results of a check that differ for one reason, which is told once, and then the pictures.
public struct CheckCause: Sendable {
  /// The results, in their order; at least one.
  public private(set) var results: [CheckResult]

  /// The results by their reasons, in the order of the first result of each.
  public static func grouping(_ results: [CheckResult]) -> [CheckCause] {
    var places: [Key: Int] = [:]
    var causes: [CheckCause] = []
    for result in results {
      let key = Key(result)
      if let place = places[key] {
        causes[place].results.append(result)
      } else {
        places[key] = causes.count
        causes.append(CheckCause(results: [result]))
      }
    }
    return causes
  }

  /// What makes two results differ for one reason: the change of a document, else what both goldens were made with, else
  /// what became of them.
  private struct Key: Hashable {
    var input: String?
    var document: [DocumentChange]
    var madeWith: [OriginChange]
    var message: String?
    var verdict: Verdict?

    init(_ result: CheckResult) {
      let finding = result.finding
      document = finding.document
      madeWith = finding.madeWith
      message = finding.message
      let isExplained = !document.isEmpty || !madeWith.isEmpty
      input = document.isEmpty && (isExplained || finding.verdict != .failed) ? nil : result.variant?.input
      verdict = isExplained && finding.verdict != .failed ? nil : finding.verdict
    }
  }

  /// Whether something could not be done that was asked for.
  public var isError: Bool { results.contains(where: \.isError) }

  /// Whether there is nothing to be looked at any more.
  public var isGood: Bool { results.allSatisfy(\.isGood) }

  /// The document, where all results are about one.
  public var input: String? {
    let inputs = Set(results.map { $0.variant?.input })
    return inputs.count == 1 ? inputs.first ?? nil : nil
  }

  /// What the results have in common, in a line.
  public var title: String {
    let count = results.count == 1 ? "1 picture" : "\(results.count) pictures"
    let verdicts = Verdict.allCases.compactMap { verdict -> String? in
      let count = results.count { $0.finding.verdict == verdict }
      return count == 0 ? nil : count == results.count ? verdict.rawValue : "\(count) \(verdict.rawValue)"
    }
    return (input.map { "\($0): " } ?? "") + "\(count) \(verdicts.joined(separator: ", "))"
  }

  /// Why they differ, a line each; empty where nobody knows.
  public var reasons: [String] {
    guard let first = results.first else { return [] }
    let layouts = results.map(\.layoutLines).filter { !$0.isEmpty }
    let isCommon = Set(layouts).count == 1
    let layout = layouts.first ?? []
    let place = results.first { $0.layoutLines == layout }?.path ?? ""
    return first.documentLines + (isCommon || layout.isEmpty ? layout : ["in \(place):"] + layout) + first.originLines
  }

  /// What was found, for people: the reason, and then the pictures.
  public var text: String {
    if results.count == 1, let result = results.first { return result.text }
    return ([title + ":"] + reasons.map { "  " + $0 } + results.map { "  " + $0.pictureLine }).joined(separator: "\n")
  }
}
