package import SwiftSyntax

extension AttributeListSyntax.Element {
  /// The name in `@objc(Name)`.
  package var nameInObjectiveC: String? {
    let words = trimmedDescription.filter { $0 != " " }
    return words.hasPrefix("@objc(") && words.hasSuffix(")") ? String(words.dropFirst(6).dropLast()) : nil
  }
}

extension DeclarationIndex {
  /// The names of a class in Interface Builder files: those of its attributes `@objc(Name)`.
  package func namesInObjectiveC(of name: String) -> [String] {
    allTypes(named: name).compactMap { type in
      guard type.kind == .reference, type.source.mentionsObjectiveCNames else { return nil }
      return type.syntax.node?.as(ClassDeclSyntax.self)?.attributes.compactMap(\.nameInObjectiveC).first
    }
  }
}
