package import MenuImport
package import SwiftDeclarations
import SwiftSyntax

extension OutletReader {
  private static let launches = ["applicationWillFinishLaunching", "applicationDidFinishLaunching"]

  /// The statements that always set the menu bar when an app is launched: `NSApp.mainMenu = MainMenu()`.
  package static func replacedBars(in sources: [SwiftSource], _ index: DeclarationIndex) -> [ReplacedBar] {
    let wanted = Set(sources.filter { $0.mentions("mainMenu") }.map(\.path))
    if wanted.isEmpty { return [] }
    return index.allTypes.flatMap { type in
      launches.flatMap { type.methods[$0] ?? [] }.filter { wanted.contains($0.source.path) }.flatMap { method in
        (method.body ?? []).compactMap { statement -> ReplacedBar? in
          guard let sequence = statement.item.as(SequenceExprSyntax.self), setsMainMenu(sequence) else { return nil }
          return ReplacedBar(type: type.simpleName, location: method.source.location(of: sequence))
        }
      }
    }
  }

  private static func setsMainMenu(_ sequence: SequenceExprSyntax) -> Bool {
    let parts = Array(sequence.elements)
    guard parts.count >= 3, parts[1].is(AssignmentExprSyntax.self), !parts[2].is(NilLiteralExprSyntax.self),
      let access = parts[0].as(MemberAccessExprSyntax.self), access.declName.baseName.text == "mainMenu",
      let base = access.base
    else { return false }
    return applications.contains(base.trimmedDescription)
  }
}
