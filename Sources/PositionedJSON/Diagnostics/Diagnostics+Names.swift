extension Diagnostics {
  /// Reports a name that nothing has, with the nearest that something has.
  package mutating func unknown(_ kind: String, _ name: Located<String>, among known: some Sequence<String>) {
    report(
      at: name.location, "unknown \(kind) \(Quotation.of(name.value))",
      suggestion: NearestName.find(name.value, among: known))
  }
}
