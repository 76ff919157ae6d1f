import SwiftUI

/// Conditions on closures that are called at once, and on lists that are filtered.
struct Lines: View {
  @State private var chosen: Set<String> = []
  let lines: [Line]
  let table: Table

  var body: some View {
    List(lines) { line in
      let targets: [String] = {
        if chosen.count > 1 && chosen.contains(line.name) {
          return chosen.sorted()
        }
        return [line.name]
      }()
      let isMultiple = targets.count > 1
      let removable = targets.filter { name in
        if let found = table.lines.first(where: { $0.name == name }) {
          return !found.isFixed
        }
        return true
      }
      Text(line.name)
        .contextMenu {
          if !isMultiple && !line.isFixed {
            Button("Make Fast") {}
          }
          if !removable.isEmpty {
            Button(isMultiple ? "Cut \(removable.count) Lines" : "Cut Line", role: .destructive) {}
          }
          ForEach(kinds, id: \.self) { kind in
            Button(kind.rawValue) {}
          }
          if isFree(line) {
            Button("Let Go") {}
          }
          if isTangled {
            Button("Untangle") {}
          }
        }
    }
  }

  private var kinds: [Kind] {
    if let own = table.kinds { return own }
    return Kind.allCases
  }

  private var isTangled: Bool {
    for line in lines {
      if line.isTangled { return true }
    }
    return false
  }

  private func isFree(_ line: Line) -> Bool {
    if let state = table.state(of: line) { return state.isFree }
    return true
  }
}

enum Kind: String, CaseIterable {
  case hemp = "Hemp"
  case wire = "Wire"
}
