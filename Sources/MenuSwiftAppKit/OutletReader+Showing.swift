import MenuImport
import MenuStrings
import MenuSwiftViews
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax

/// The status items, buttons, and views that show menus of Interface Builder files.
extension OutletReader {
  /// A menu that becomes the one of a status item, a button, or a view.
  func show(_ menu: Reach, of access: MemberAccessExprSyntax, _ node: SequenceExprSyntax, _ body: Body) {
    guard let base = access.base, depth == 0 else { return }
    let frame = AppKitReader.Frame(
      scope: ScopeBuilder(source: body.source, evaluator: evaluator).scope(at: node))
    let reader = makeReader()
    let shown = AppKitMenu(location: body.source.location(of: node), loops: [], conditions: 0)
    reader.show(.menu(shown), as: access.declName.baseName.text, of: base, frame)
    guard ["menuBarExtra", "pullDownButton", "contextMenu"].contains(shown.presentation) else { return }
    let reason = "\(access.trimmedDescription) shows it"
    note("presentation", .string(shown.presentation), of: menu, at: node, reason, body)
    if shown.presentation == "menuBarExtra" {
      guard let type = evaluator.index.allTypes(named: body.owner).first else { return }
      reader.readStatusButton(of: type)
      note(reader.statusButton, reader.statusNotes, of: menu, at: node, reason, body)
    } else if let words = shown.button?.words {
      reader.readLook(of: base, around: node, frame)
      note(reader.look(of: words, shown), shown.placeholders, of: menu, at: node, reason, body)
    }
  }

  /// Notes the label of the button of a menu.
  private func note(
    _ button: [(String, JSONNode)], _ placeholders: [Placeholder], of menu: Reach, at node: SequenceExprSyntax,
    _ reason: String, _ body: Body
  ) {
    for (key, value) in button {
      note(key == "title" ? "button.title" : "button.image", value, of: menu, at: node, reason, body)
    }
    for placeholder in placeholders {
      changes += menu.ways.map { way in
        OutletChange(
          owner: way.owner, outlet: way.name, property: "button.\(placeholder.location.line)",
          location: placeholder.location, reason: placeholder.reason)
      }
    }
  }
}

extension AppKitReader {
  /// Reads the title and the image that the statements around a node give to a button.
  fileprivate func readLook(of button: ExprSyntax, around node: SequenceExprSyntax, _ frame: Frame) {
    var stack = Self.body(around: Syntax(node)).map { [Syntax($0)] } ?? []
    while let next = stack.popLast() {
      stack += next.children(viewMode: .sourceAccurate).reversed()
      guard let assignment = Assignment(next), let access = assignment.target.as(MemberAccessExprSyntax.self),
        ["title", "image"].contains(access.declName.baseName.text), let value = assignment.value,
        access.base?.unwrapped.trimmedDescription == button.unwrapped.trimmedDescription
      else { continue }
      note(access.declName.baseName.text, value, ofButton: button, frame)
    }
  }
}
