package import MenuDocument
package import MenuImport
package import MenuStrings

extension ImportedItem {
  /// An item of the system, in a menu that the sources change.
  package init(_ standard: StandardItem, location: FileLocation) {
    self.init(standard.isSubmenu ? .menu([]) : .button, location: location)
    attributes = standard.isSubmenu ? [.standard(standard.rawValue), .isDynamic] : [.standard(standard.rawValue)]
  }
}

extension [ImportedItem] {
  /// Adds a group of items, with a divider where no section has one.
  package mutating func addGroup(_ group: [ImportedItem]) {
    guard let first = group.first else { return }
    if let last, !last.isDivided, !first.isDivided { append(ImportedItem(.divider, location: first.location)) }
    self += group
  }
}

extension ImportedItem {
  fileprivate var isDivided: Bool {
    switch kind {
    case .divider, .section: true
    case .button, .toggle, .picker, .menu, .controlGroup, .stepper, .slider, .text, .loading, .view: false
    }
  }
}
