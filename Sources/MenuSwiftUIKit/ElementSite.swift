package import MenuImport
package import SwiftDeclarations
import SwiftEvaluation
import SwiftValues

/// A file with a call that makes a menu, and access to what other files tell of the menu.
package struct ElementSite {
  let source: SwiftSource
  /// Returns the proposed name of the menu with a title and the word for its kind.
  let name: (_ title: ReadText?, _ kind: String) -> String
  /// Returns the uses of a member outside of a file.
  let uses: (_ member: MenuUses, _ source: SwiftSource) -> [MenuUse]
  /// Returns the uses of a property with a button outside of a file.
  let buttonUses: (_ member: MenuUses, _ source: SwiftSource) -> [MenuUse]

  package init(
    source: SwiftSource, name: @escaping (_ title: ReadText?, _ kind: String) -> String,
    uses: @escaping (_ member: MenuUses, _ source: SwiftSource) -> [MenuUse],
    buttonUses: @escaping (_ member: MenuUses, _ source: SwiftSource) -> [MenuUse]
  ) {
    (self.source, self.name, self.uses, self.buttonUses) = (source, name, uses, buttonUses)
  }
}
