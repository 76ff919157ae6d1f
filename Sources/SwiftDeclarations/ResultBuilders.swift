package import SwiftSyntax

extension AttributeListSyntax {
  /// The names of the attributes, such as `ViewBuilder`.
  package var names: [String] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return DeclarationIndex.plainName(of: attribute.attributeName)
    }
  }
}

extension DeclarationIndex {
  /// Whether one of several attributes is a result builder that the sources declare.
  package func haveBuilder(_ attributes: [String], from source: SwiftSource) -> Bool {
    attributes.contains { name in
      guard let type = type(named: name, from: source) else { return false }
      return type.staticMethods["buildBlock"] != nil || type.staticMethods["buildPartialBlock"] != nil
    }
  }
}
