import MenuImport
import MenuStrings
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The platforms that compile a menu.
extension SiteReader {
  /// The likeliest platform that compiles the site; `nil` inside if none is known, and outside if none compiles it.
  func platform(of site: MenuSite) -> String?? {
    var known = project.platforms(of: site.source)
    if known.isEmpty {
      let imports = (site.source.tree?.statements ?? []).compactMap {
        $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription
      }
      let isMac = imports.contains("AppKit") || imports.contains("Cocoa")
      if isMac, !imports.contains("UIKit") { known = ["macOS"] }
    }
    // A branch of `#if` restricts the platforms of a project, too.
    if let first = known.first, isCompiled(site, for: first) { return first }
    if known.isEmpty, isCompiled(site, for: nil) { return .some(nil) }
    return (known.dropFirst() + ["iOS", "macOS", "visionOS"]).first { isCompiled(site, for: $0) }.map { .some($0) }
  }

  private func isCompiled(_ site: MenuSite, for platform: String?) -> Bool {
    guard isCompiled(site.node, for: platform) else { return false }
    // A branch of `#if` may give the picker its style.
    if case .picker = site.kind, let call = site.call {
      return MenuFinder.isPopUpButton(call, evaluator, evaluator.index, from: site.source)
    }
    return true
  }

  func isCompiled(_ node: Syntax, for platform: String?) -> Bool {
    evaluator.compilation.platform = platform
    return evaluator.compilation.includes(node)
  }
}
