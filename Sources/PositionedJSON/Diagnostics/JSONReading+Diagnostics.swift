extension JSONReading {
  package init(_ bytes: [UInt8], _ dialect: JSONDialect, reportingTo diagnostics: inout Diagnostics) {
    self.init(bytes, dialect)
    for problem in problems {
      let path = root?.path(toOffset: problem.position.offset) ?? .root
      diagnostics.report(
        at: SourceLocation(position: problem.position, path: path), problem.message, help: problem.help)
    }
  }
}
