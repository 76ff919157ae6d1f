extension Diagnostics {
  /// Reports an unknown name and suggests the nearest known one.
  package mutating func unknown(_ kind: String, _ name: Located<String>, among known: some Sequence<String>) {
    report(
      at: name.location, "unknown \(kind) \(Quotation.of(name.value))",
      suggestion: isFull ? nil : NearestName.find(name.value, among: known))
  }
}
