// A case without an assignment keeps the earlier text.
import SwiftUI

struct TideMenu: View {
  let tide: Tide

  var title: String {
    var title = "Wait"
    switch tide.kind {
    case .low: title = "Dig"
    case .high: title = "Sail"
    default: break
    }
    return title
  }

  var complete: String {
    var title = "Wait"
    switch tide.kind {
    case .low: title = "Dig"
    case .high: title = "Sail"
    }
    return title
  }

  var last: String {
    var title = "Wait"
    switch tide.kind {
    case .low: break
    case .high: title = "Sail"
    }
    return title
  }

  var chain: String {
    var title = "Wait"
    if tide.isLow { title = "Dig" } else if tide.isHigh { title = "Sail" }
    return title
  }

  var body: some View {
    Menu("Tide") {
      Button(title) {}
      Button(complete) {}
      Button(last) {}
      Button(chain) {}
    }
  }
}
