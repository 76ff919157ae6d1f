import MenuImport
import MenuStrings
import MenuSwiftAppKit
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The bodies that create menus of AppKit, as far as they were read.
struct AppKitBodies {
  /// The menus that each body creates, and whether it has too many expressions.
  private var found: [FileLocation: (menus: Set<FileLocation>, isExhausted: Bool)] = [:]
  /// The last readers, oldest first, since one body may create several menus.
  private var readers: [(body: FileLocation, reader: AppKitReader)] = []

  /// Whether the last body has more items than the limit.
  var isFull: Bool { readers.last?.reader.isFull ?? false }

  enum Lack { case unmade, exhausted }

  /// The reason that a body does not create a menu; `nil` if it may.
  func lack(of menu: FileLocation, in body: FileLocation) -> Lack? {
    guard let known = found[body], !known.menus.contains(menu) else { return nil }
    return known.isExhausted ? .exhausted : .unmade
  }

  /// The reader of a body that read a menu, as the last one from now on.
  mutating func reader(of body: FileLocation, for menu: FileLocation) -> AppKitReader? {
    guard let index = readers.lastIndex(where: { $0.body == body && $0.reader.hasRead(menu) }) else { return nil }
    let found = readers.remove(at: index)
    readers.append(found)
    return found.reader
  }

  mutating func add(_ reader: AppKitReader, of body: FileLocation, isExhausted: Bool) {
    found[body] = (reader.readLocations, isExhausted)
    readers.removeAll { $0.body == body }
    // Readers keep the syntax trees of their bodies in memory.
    if readers.count == 4 { readers.removeFirst() }
    readers.append((body, reader))
  }
}

extension SiteReader {
  mutating func appKitMenu(
    _ call: FunctionCallExprSyntax, _ site: MenuSite, _ reader: ItemReader
  ) -> ImportedMenu? {
    evaluator.compilation.platform = "macOS"
    let location = site.source.location(of: call)
    let begin = AppKitStarts(
      for: call, in: site.source, evaluator.index, usesInOtherFiles: project.uses(of:outside:anywhere:))
    var last: AppKitReader?
    var bodies: Set<FileLocation> = []
    for (start, source) in begin.starts {
      let body = Self.body(of: start, in: source)
      bodies.insert(body)
      last = appKit.reader(of: body, for: location)
      if last != nil { break }
      // The same statements create the same menus.
      switch appKit.lack(of: location, in: body) {
      case .exhausted?:
        exhausted.insert(location)
        return nil
      case .unmade?: continue
      case nil: break
      }
      let read = AppKitReader(items: reader)
      read.read(start, in: source)
      for (call, source) in begin.calls where Self.body(of: call, in: source) == body {
        read.readCall(call, in: source)
      }
      read.fill(call, in: site.source)
      read.markOrphans()
      appKit.add(read, of: body, isExhausted: evaluator.isExhausted)
      partsOfOthers.formUnion(read.attachedLocations)
      last = read
      if read.hasRead(location) { break }
    }
    guard let read = last else { return nil }
    if read.isOrphan(location) {
      orphans.insert(location)
      return nil
    }
    outlets.formUnion(read.outlets)
    var menus = read.menus(of: call, in: site.source) { name(of: site, $0, $1) }
    for (start, source) in begin.calls where bodies.insert(Self.body(of: start, in: source)).inserted {
      let body = Self.body(of: start, in: source)
      let further = AppKitReader(items: reader, isFurther: true)
      further.read(ExprSyntax(start), in: source)
      for (call, source) in begin.calls where Self.body(of: call, in: source) == body {
        further.readCall(call, in: source)
      }
      further.markOrphans()
      for menu in further.menus(of: call, in: site.source, name: { name(of: site, $0, $1) })
      where !menus.contains(where: { $0.items.map(\.node) == menu.items.map(\.node) }) {
        menus.append(menu)
      }
      outlets.formUnion(further.outlets)
    }
    for var menu in menus.dropFirst() {
      menu.platform = evaluator.compilation.platform
      furtherMenus.append(menu)
    }
    return menus.first
  }

  /// The location of the statements around an expression.
  private static func body(of node: some SyntaxProtocol, in source: SwiftSource) -> FileLocation {
    source.location(of: AppKitReader.body(around: Syntax(node)).map { Syntax($0) } ?? Syntax(node))
  }
}
