package import MenuLint
import MenuMockup
import MockupFiles

/// Applies automatic fixes to documents.
package struct LintFixes {
  package struct Change {
    package var file: String
    package var origin: LintTask.Origin
    package var old: [UInt8]
    package var new: [UInt8]
    package var count: Int
  }

  /// In task order, without duplicates.
  package private(set) var changes: [Change] = []

  private let linters: Linters
  private let baseline: KnownFindings?

  /// Computes the fixes without writing files.
  ///
  /// - Parameter baseline: findings that are not fixed.
  package init(_ tasks: [LintTask], _ selection: RuleSelection, baseline: KnownFindings?) throws(LintProblem) {
    linters = Linters(selection)
    self.baseline = baseline
    var indices: [String: Int] = [:]
    for task in tasks where task.origin != .source {
      let source = try task.source()
      let index = indices[task.name] ?? changes.count
      if index == changes.count {
        indices[task.name] = index
        changes.append(Change(file: task.name, origin: task.origin, old: source.bytes, new: source.bytes, count: 0))
      }
      try applyFixes(&changes[index], of: task, source)
    }
    changes.removeAll { $0.new == $0.old }
  }

  package var difference: String {
    changes.map { UnifiedDiff.text(from: $0.old, to: $0.new, file: $0.file) }.joined()
  }

  private func applyFixes(_ change: inout Change, of task: LintTask, _ source: Source) throws(LintProblem) {
    let linter = linters.linter(for: task)
    // A fix can block another one, so try several times; the limit ends fixes that undo each other.
    for _ in 0..<8 {
      let again = Source(bytes: change.new, name: source.name, folder: source.folder)
      let result = linter.lint(again, options: try task.options(for: again, by: linter))
      guard result.isReadable else { return }
      let remaining = baseline?.subtract(from: result.findings, in: [task.name]).new ?? result.findings
      guard let (fixed, count) = Fixing.apply(remaining, to: change.new) else { return }
      change.new = fixed
      change.count += count
    }
  }
}

extension LintFixes.Change {
  /// The reason that the document cannot be written; `nil` if it can.
  package var obstacle: String? {
    switch origin {
    case .stream:
      file == LintInput.standardInput
        ? "standard input is read-only" : "the file cannot be written"
    case .image: "the document is embedded in a picture"
    case .source: "it is source code"
    case .file: FileSystem.isReadOnly(file) ? "the file is read-only" : nil
    }
  }
}
