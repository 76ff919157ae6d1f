import Foundation
import MenuDocument
import MenuLint
import MenuMockup
import TestSupport

/// The cases below `Tests/Lint`: a folder per rule, with menus that it flags, menus that it allows, and its fixes.
struct LintCase: CustomStringConvertible, Sendable {
  enum Kind: String, CaseIterable {
    /// Exactly this rule finds something.
    case flags
    /// No rule finds anything.
    case allows
    /// Fixing one file gives the other.
    case fix
  }

  let rule: String
  let file: String
  let kind: Kind

  static let folder = "Tests/Lint"

  /// All cases, sorted by name.
  static let all: [LintCase] = folders.flatMap { rule in
    Repository.documents(in: "\(folder)/\(rule)").compactMap { file in
      kind(of: file).flatMap { kind in
        file.hasSuffix(".after.json") ? nil : LintCase(rule: rule, file: file, kind: kind)
      }
    }
  }

  static let folders = (try? Repository.names(in: folder)) ?? []

  /// The kind of a file by its name; `nil` for a file without a test.
  static func kind(of file: String) -> Kind? {
    let isFix = file.hasSuffix(".before.json") || file.hasSuffix(".after.json")
    return Kind.allCases.first { file.hasPrefix($0.rawValue + "-") && ($0 == .fix) == isFix }
  }

  var path: String { "\(Self.folder)/\(rule)/\(file)" }
  var description: String { "\(rule)/\(file)" }

  /// All rules that are on by default, and this one.
  var selection: RuleSelection {
    var selection = RuleSelection()
    selection.only = RuleName.allCases.filter { $0.rule.isOnByDefault || $0.rawValue == rule }
    return selection
  }

  /// The findings in a document of the folder.
  func lint(_ bytes: [UInt8]) -> LintResult {
    let folder = Repository.root.appending(path: "\(Self.folder)/\(rule)").path
    return Linter(selection: selection).lint(Source(bytes: bytes, name: description, folder: folder))
  }
}

extension LintResult {
  /// The findings in words, for failures.
  var summary: String {
    findings.map { "\($0.path): \($0.message) [\($0.rule)]" }.joined(separator: "\n")
  }
}
