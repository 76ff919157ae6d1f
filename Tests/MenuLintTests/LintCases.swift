import Foundation
import MenuDocument
import MenuLint
import MenuMockup
import TestSupport

/// The cases below `Tests/Lint`: a folder a rule, with menus that it flags, menus that it allows, and what it mends.
struct LintCase: CustomStringConvertible, Sendable {
  /// What a case is about.
  enum Kind: String, CaseIterable {
    /// The rule finds something, and no other rule does.
    case flags
    /// No rule finds anything.
    case allows
    /// Mending the one file gives the other.
    case fix
  }

  /// The name of the folder.
  let rule: String
  /// The name of the file.
  let file: String
  let kind: Kind

  static let folder = "Tests/Lint"

  /// All cases, in the order of their names.
  static let all: [LintCase] = folders.flatMap { rule in
    Repository.documents(in: "\(folder)/\(rule)").compactMap { file in
      kind(of: file).flatMap { kind in
        file.hasSuffix(".after.json") ? nil : LintCase(rule: rule, file: file, kind: kind)
      }
    }
  }

  /// The folders of rules.
  static let folders = (try? Repository.names(in: folder)) ?? []

  /// What a file is about, by its name; `nil` for one that no test reads.
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

  /// What is found in a document of the folder.
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
