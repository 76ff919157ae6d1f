import SwiftUI

/// Contents of menus that return early, also from conditions inside others.
struct Harbor: View {
  let store: Store

  var body: some View {
    Menu("Harbor") {
      anchor
      boat
      crane
      buoy(at: store.depth)
    }
  }

  private var anchor: AnyView {
    if store.isDeep {
      if store.isCalm {
        return AnyView(Button("Drop Anchor") {})
      }
    }
    return AnyView(Button("Moor") {})
  }

  private var boat: AnyView {
    if store.isFull {
      return AnyView(Button("Unload") {})
    } else if store.isLeaking {
      return AnyView(Button("Bail") {})
    }
    return AnyView(Button("Load") {})
  }

  private var crane: AnyView {
    if store.hasCrane {
      if store.isCalm {
        return AnyView(Button("Lift") {})
      } else {
        return AnyView(Button("Lash") {})
      }
    }
    return AnyView(Button("Carry") {})
  }

  private func buoy(at depth: Double?) -> AnyView {
    guard let depth else {
      return AnyView(EmptyView())
    }
    return AnyView(Button("Sound \(depth)") {})
  }
}

struct DepthsView: View {
  let depths: [Double]

  var body: some View {
    Menu("Depths") {
      ForEach(depths, id: \.self) { depth in Button(Self.words(for: depth)) {} }
      Button("Other…") {}
    }
  }

  private static func words(for depth: Double) -> String {
    guard depth > 0 else { return "—" }
    return "\(Int(depth)) fathoms"
  }
}
