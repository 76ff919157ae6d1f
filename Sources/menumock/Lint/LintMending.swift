import ArgumentParser
import MenuLint
import MenuMockup
import MockupFiles
import MockupSets

/// Mends in documents what needs no person.
struct LintMending {
  /// How many findings were mended.
  private(set) var count = 0
  /// What changed, or would change.
  private(set) var difference = ""
  /// Whether all that could be mended was written.
  private(set) var isWhole = true

  private let linters: Linters
  private let baseline: KnownFindings?

  /// Mends documents.
  ///
  /// - Parameters:
  ///   - baseline: what is known, and not mended.
  ///   - isDry: whether nothing is written.
  init(_ tasks: [LintTask], _ selection: RuleSelection, baseline: KnownFindings?, isDry: Bool) throws {
    linters = Linters(selection)
    self.baseline = baseline
    var files: [String: (old: [UInt8], new: [UInt8], count: Int)] = [:]
    var order: [LintTask] = []
    for task in tasks {
      let source = try task.source()
      if files[task.name] == nil { order.append(task) }
      var file = files[task.name] ?? (source.bytes, source.bytes, 0)
      let (bytes, count) = try mend(file.new, of: task, source)
      file.new = bytes
      file.count += count
      files[task.name] = file
    }
    for task in order {
      guard let file = files[task.name], file.new != file.old else { continue }
      if let reason = Self.obstacle(to: task), !isDry {
        Console.say("\(task.name): \(reason), so it was not mended")
        isWhole = isWhole && task.origin == .stream
        continue
      }
      if !isDry {
        do throws(Failure) {
          try OutputFile(path: task.name).write(file.new)
        } catch {
          // What is found in it is told all the same, and the others are mended.
          Console.say("menumock: \(error.message)", .error)
          isWhole = false
          continue
        }
      }
      count += file.count
      difference += UnifiedDiff.text(from: file.old, to: file.new, file: task.name)
    }
  }

  /// A document with all that can be mended, and how many findings that were.
  private func mend(
    _ bytes: [UInt8], of task: LintTask, _ source: Source
  ) throws -> (bytes: [UInt8], count: Int) {
    var current = bytes
    var count = 0
    let linter = linters.linter(for: task)
    // One change may stand in the way of another: a few looks mend all, and changes that undo each other come to an end.
    for _ in 0..<8 {
      let again = Source(bytes: current, name: source.name, folder: source.folder)
      let result = linter.lint(again, options: try task.options(for: again, by: linter))
      guard result.isReadable else { break }
      let told = baseline?.subtract(from: result.findings, in: [task.name]).new ?? result.findings
      guard let (next, mended) = Fixing.apply(told, to: current) else { break }
      current = next
      count += mended
    }
    return (current, count)
  }

  /// Why a document cannot be written; `nil` where it can.
  private static func obstacle(to task: LintTask) -> String? {
    switch task.origin {
    case .stream:
      task.name == "<stdin>" ? "standard input cannot be written to" : "it is no file that can be written to"
    case .picture: "the document is in a picture"
    case .file: FileSystem.isReadOnly(task.name) ? "the file is read-only" : nil
    }
  }
}
