package import MenuLint
import MenuMockup
import MockupFiles

/// Mends in documents what needs no person.
package struct LintMending {
  /// A document that changes.
  package struct Change {
    /// The document's file.
    package var file: String
    package var origin: LintTask.Origin
    /// The document as it is.
    package var old: [UInt8]
    /// The document as it will be.
    package var new: [UInt8]
    /// How many findings are mended.
    package var count: Int
  }

  /// The documents that change, in the order of the tasks and each once.
  package private(set) var changes: [Change] = []

  private let linters: Linters
  private let baseline: KnownFindings?

  /// Mends documents; nothing is written.
  ///
  /// - Parameter baseline: what is known, and not mended.
  package init(_ tasks: [LintTask], _ selection: RuleSelection, baseline: KnownFindings?) throws(LintProblem) {
    linters = Linters(selection)
    self.baseline = baseline
    var places: [String: Int] = [:]
    for task in tasks {
      let source = try task.source()
      let place = places[task.name] ?? changes.count
      if place == changes.count {
        places[task.name] = place
        changes.append(Change(file: task.name, origin: task.origin, old: source.bytes, new: source.bytes, count: 0))
      }
      try mend(&changes[place], of: task, source)
    }
    changes.removeAll { $0.new == $0.old }
  }

  /// What changes, as a unified diff.
  package var difference: String {
    changes.map { UnifiedDiff.text(from: $0.old, to: $0.new, file: $0.file) }.joined()
  }

  /// Mends all that can be mended in a document.
  private func mend(_ change: inout Change, of task: LintTask, _ source: Source) throws(LintProblem) {
    let linter = linters.linter(for: task)
    // One change may stand in the way of another: a few looks mend all, and changes that undo each other come to an end.
    for _ in 0..<8 {
      let again = Source(bytes: change.new, name: source.name, folder: source.folder)
      let result = linter.lint(again, options: try task.options(for: again, by: linter))
      guard result.isReadable else { return }
      let told = baseline?.subtract(from: result.findings, in: [task.name]).new ?? result.findings
      guard let (mended, count) = Fixing.apply(told, to: change.new) else { return }
      change.new = mended
      change.count += count
    }
  }
}

extension LintMending.Change {
  /// Why the document cannot be written; `nil` where it can.
  package var obstacle: String? {
    switch origin {
    case .stream:
      file == LintInput.standardInput
        ? "standard input cannot be written to" : "it is no file that can be written to"
    case .picture: "the document is in a picture"
    case .file: FileSystem.isReadOnly(file) ? "the file is read-only" : nil
    }
  }
}
