import MenuImport
import MenuStrings
import MenuSwiftAppKit
import MenuSwiftViews
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The status items, buttons, and views that show menus of Interface Builder files.
extension OutletReader {
  /// Menus that become those of a status item, a button, or a view.
  func show(_ menu: Reach, of access: MemberAccessExprSyntax, _ node: SequenceExprSyntax, _ body: Body) {
    for way in menu.ways {
      var one = menu
      one.ways = [way]
      showOne(one, of: access, node, body)
    }
  }

  private func showOne(_ menu: Reach, of access: MemberAccessExprSyntax, _ node: SequenceExprSyntax, _ body: Body) {
    guard let base = access.base, depth == 0 else { return }
    let owner = evaluator.index.allTypes(named: body.owner).first
    guard
      let shown = AppKitReader(evaluator).showing(
        as: access.declName.baseName.text, of: base, at: node, in: body.source, owner)
    else { return }
    let reason = "\(access.trimmedDescription) shows it"
    note("presentation", .string(shown.presentation), of: menu, at: node, reason, body)
    for (key, value) in shown.button where key == "title" {
      note("button.title", value, of: menu, at: node, reason, body)
    }
    if let image = ImportedImage(.object(shown.button)) {
      note("button.image", .object(image.members), of: menu, at: node, reason, body)
    }
    for placeholder in shown.placeholders {
      changes += menu.ways.map { way in
        OutletChange(
          owner: way.owner, outlet: way.name, property: "button.\(placeholder.location.line)",
          location: placeholder.location, reason: placeholder.reason)
      }
    }
  }
}
