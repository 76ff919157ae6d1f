import MenuDocument
import MenuLint
import PositionedJSON

extension PlanRun {
  /// Returns the document with a numbered callout and a legend entry for each finding.
  func annotated(_ mockup: ReadMockup, _ options: RenderOptions) throws(RenderError) -> MockupDocument {
    let rules = (options.lint ?? RuleSelection()).rules
    // All frames are marked, not only the drawn one.
    var allFrames = options
    allFrames.settings = options.settings.filter { $0 != .frame }
    allFrames.variation = options.variation.filter { $0 != .frame }
    let subjects = try subjects(of: mockup, allFrames, rules: rules)
    var document = mockup.document
    guard !document.frames.isEmpty else {
      return subjects.first.map { document.marking(marks(of: $0, rules: rules)) } ?? document
    }
    for (index, subject) in subjects.enumerated() where document.frames.indices.contains(index) {
      document.frames[index].document = document.frames[index].document.marking(marks(of: subject, rules: rules))
    }
    return document
  }

  /// Returns the callouts for findings. A finding outside all drawn items goes to its container, or to the first item.
  private func marks(of subject: LintedMockup, rules: [RuleName]) -> [DocumentPath: ItemMark] {
    let drawn = subject.document.drawnElements.map { $0.location.path }
    guard let first = drawn.first else { return [:] }
    let drawnPaths = Set(drawn)
    var messages: [DocumentPath: [String]] = [:]
    for (path, finding) in LintRun.located(in: subject, rules: rules) {
      var ancestor = path
      while !drawnPaths.contains(ancestor), !ancestor.steps.isEmpty {
        ancestor = DocumentPath(ancestor.steps.dropLast())
      }
      messages[drawnPaths.contains(ancestor) ? ancestor : first, default: []].append(
        "\(finding.message) [\(finding.rule)]")
    }
    var marks: [DocumentPath: ItemMark] = [:]
    for path in drawn {
      guard let found = messages[path] else { continue }
      marks[path] = ItemMark(number: marks.count + 1, help: found.joined(separator: "; "))
    }
    return marks
  }
}
