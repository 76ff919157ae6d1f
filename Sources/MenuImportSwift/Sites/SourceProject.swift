import MenuImport
import MenuSwiftUIKit
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The platforms and application names of sources: from their project, package, or the frameworks of their neighbors.
struct SourceProject {
  private let settings: [String: SourceSettings]
  /// The settings of packages, by folder.
  private var packages: [String: SourceSettings] = [:]
  /// The number of files that use AppKit or UIKit, by folder, including inner folders.
  private var counts: [String: (appKit: Int, uiKit: Int)] = [:]
  private let sources: [SwiftSource]

  init(_ sources: [SwiftSource], _ settings: [String: SourceSettings]) {
    self.settings = settings
    self.sources = sources
    for source in sources {
      let folders = Self.folders(of: source.path)
      if source.path.split(separator: "/").last == "Package.swift", let folder = folders.first {
        packages[folder] = source.tree.flatMap(Self.settings)
      }
      let isMac = source.mentions(anyOf: Self.appKitWords)
      let isTouch = source.mentions(anyOf: Self.uiKitWords)
      guard isMac != isTouch else { continue }
      for folder in folders {
        if isMac { counts[folder, default: (0, 0)].appKit += 1 } else { counts[folder, default: (0, 0)].uiKit += 1 }
      }
    }
  }

  private static let appKitWords = [
    "import AppKit", "import Cocoa", "NSApplicationDelegateAdaptor", "NSViewRepresentable",
  ]
  private static let uiKitWords = [
    "import UIKit", "UIApplicationDelegateAdaptor", "UIViewRepresentable", "navigationBarTitleDisplayMode",
  ]

  /// The platforms of a file, the likeliest first; empty if unknown.
  func platforms(of source: SwiftSource) -> [String] {
    if let own = settings[source.path]?.platforms, !own.isEmpty { return ordered(own, source) }
    if let found = package(around: source)?.platforms, !found.isEmpty { return ordered(found, source) }
    // iOS is the default of documents.
    return neighbors(of: source) == "macOS" ? ["macOS"] : []
  }

  /// The calls of a function in other files, such as `controller.makeMenu()`, of the first files that have some.
  ///
  /// - Parameter anywhere: Whether to read files that mention no menu, too.
  func uses(of name: String, outside source: SwiftSource, anywhere: Bool) -> [(use: ExprSyntax, source: SwiftSource)] {
    let others = sources.lazy.filter { other in
      other !== source && !other.isTest && (anywhere || other.mentionsMenus) && other.mentions(name)
    }
    return others.prefix(anywhere ? 16 : 3).flatMap { other in
      let uses = other.tree.map { MenuMaker.uses(of: name, below: Syntax($0), isElsewhere: { _ in true }) } ?? []
      return uses.map { (use: $0, source: other) }
    }
  }

  /// The uses of a member in other files: those of the files that name its type; otherwise, those of others where the
  /// type of the object is known.
  ///
  /// - Parameter isMenu: Whether only files that mention menus count.
  func uses(_ member: MenuUses, outside source: SwiftSource, isMenu: Bool = true) -> [MenuUse] {
    let others = sources.lazy.filter {
      $0 !== source && !$0.isTest && ($0.mentionsMenus || !isMenu) && $0.mentions(member.name)
    }
    let names = { (other: SwiftSource) in member.type.map(other.mentions) ?? true }
    func uses(in other: SwiftSource, _ allowsUnknown: Bool) -> [MenuUse] {
      let found = other.tree.map { MenuMaker.uses(of: member.name, below: Syntax($0), isElsewhere: { _ in true }) }
      return member.uses(among: found ?? [], in: other, allowsUnknown: allowsUnknown)
    }
    // More files than these hardly tell more.
    let near: [MenuUse] = others.filter(names).prefix(16).flatMap { uses(in: $0, true) }
    return near.isEmpty ? others.filter { !names($0) }.prefix(8).flatMap { uses(in: $0, false) } : near
  }

  /// The types of the scenes in a file, or in all sources if it has none.
  func scenes(around source: SwiftSource) -> Set<String> {
    let own = scenes(in: source)
    return own.isEmpty ? sources.reduce(into: []) { $0.formUnion(scenes(in: $1)) } : own
  }

  /// Whether code of the application turns tabs of windows off, and none turns them on.
  func forbidsTabs(around source: SwiftSource) -> Bool {
    let name = "allowsAutomaticWindowTabbing"
    let application = application(of: source)
    var isForbidden = false
    for other in sources where !other.isTest && other.mentions(name) {
      guard self.application(of: other) == application, let tree = other.tree else { continue }
      var stack = [Syntax(tree)]
      while let node = stack.popLast() {
        if let assignment = Assignment(node), Evaluator.lastName(of: assignment.target) == name {
          guard assignment.value?.trimmedDescription == "false" else { return false }
          isForbidden = true
        }
        stack += node.children(viewMode: .sourceAccurate)
      }
    }
    return isForbidden
  }

  /// The code of the application that removes menus from its menu bar: `NSApp.mainMenu?.removeItem(item)`.
  func removedMenus(around source: SwiftSource) -> [Placeholder] {
    let application = application(of: source)
    let others = sources.filter { !$0.isTest && $0.mentions("mainMenu") && self.application(of: $0) == application }
    return others.flatMap { other -> [Placeholder] in
      guard let tree = other.tree else { return [] }
      var found: [Placeholder] = []
      var stack = [Syntax(tree)]
      while let node = stack.popLast() {
        stack += node.children(viewMode: .sourceAccurate).reversed()
        guard let call = node.as(FunctionCallExprSyntax.self),
          let access = call.calledExpression.as(MemberAccessExprSyntax.self),
          let base = access.base?.trimmedDescription.filter({ !"?!".contains($0) }),
          access.declName.baseName.text.hasPrefix("remove"),
          ["mainMenu", "mainMenu.items"].contains(where: base.hasSuffix)
        else { continue }
        let strings = call.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
          if case .stringSegment(let text) = token.tokenKind { "“\(text)”" } else { nil }
        }
        found.append(
          Placeholder(
            location: other.location(of: call), about: .menuBar,
            text: strings.isEmpty ? "some menus" : strings.joined(separator: ", "),
            reason: "code removes menus from the menu bar"))
      }
      return found
    }
  }

  private func scenes(in source: SwiftSource) -> Set<String> { Set(sceneCalls(in: source).map(\.name)) }

  /// The scenes in a file, from top to bottom.
  func sceneCalls(in source: SwiftSource) -> [(name: String, call: FunctionCallExprSyntax)] {
    guard source.mentions("some Scene"), !source.isTest, let tree = source.tree else { return [] }
    var found: [(name: String, call: FunctionCallExprSyntax)] = []
    var stack = [Syntax(tree)]
    while let node = stack.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        ["WindowGroup", "DocumentGroup", "Window", "Settings"].contains(name)
      {
        found.append((name, call))
      }
      stack += node.children(viewMode: .sourceAccurate)
    }
    return found.sorted { $0.call.position < $1.call.position }
  }

  /// Whether the sources have scenes, and none of their code creates a set of commands.
  func isUnused(_ commands: TypeDeclaration) -> Bool {
    guard !scenes(around: commands.source).isEmpty else { return false }
    return !sources.contains { source in
      guard !source.isTest, source.mentions(commands.simpleName), let tree = source.tree else { return false }
      return tree.tokens(viewMode: .sourceAccurate).contains { token in
        token.text == commands.simpleName && token.parent?.is(DeclReferenceExprSyntax.self) == true
      }
    }
  }

  func application(of source: SwiftSource) -> String? {
    settings[source.path]?.application ?? package(around: source)?.application
  }

  /// Whether no target of the project around a file compiles it, and no package has it.
  func isUnlisted(_ path: String) -> Bool {
    settings[path]?.isUnlisted ?? false && !Self.folders(of: path).contains { packages[$0] != nil }
  }

  private func package(around source: SwiftSource) -> SourceSettings? {
    if let found = Self.folders(of: source.path).lazy.compactMap({ packages[$0] }).first { return found }
    // The path of a package above the current folder is absolute.
    guard !source.path.hasPrefix("/") else { return nil }
    return packages.filter { $0.key.hasPrefix("/") }.max { $0.key.utf8.count < $1.key.utf8.count }?.value
  }

  /// Puts the platform of the neighboring files first.
  private func ordered(_ platforms: [String], _ source: SwiftSource) -> [String] {
    guard platforms.count > 1, let first = neighbors(of: source), platforms.contains(first) else { return platforms }
    return [first] + platforms.filter { $0 != first }
  }

  /// The platform that the nearest files use exclusively.
  private func neighbors(of source: SwiftSource) -> String? {
    for folder in Self.folders(of: source.path) {
      guard let (appKit, uiKit) = counts[folder] else { continue }
      if appKit > 0, uiKit == 0 { return "macOS" }
      if uiKit > 0, appKit == 0 { return "iOS" }
      return nil
    }
    return nil
  }

  /// The folders around a file, innermost first.
  private static func folders(of path: String) -> [String] {
    var folders: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      folders.append(String(rest))
    }
    return path.hasPrefix("/") ? folders : folders + ["."]
  }

  /// The platforms and the name in `Package(name:platforms:…)`.
  private static func settings(of manifest: SourceFileSyntax) -> SourceSettings? {
    var stack = [Syntax(manifest)]
    while let node = stack.popLast() {
      guard let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "Package"
      else {
        stack += node.children(viewMode: .sourceAccurate).reversed()
        continue
      }
      let elements = call.argument("platforms")?.as(ArrayExprSyntax.self)?.elements ?? []
      let names = elements.map { Evaluator.lastName(of: $0.expression) }
      return SourceSettings(platforms: names.filter { ["iOS", "macOS", "visionOS"].contains($0) })
    }
    return nil
  }
}
