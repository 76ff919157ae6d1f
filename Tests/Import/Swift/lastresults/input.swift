import SwiftUI

/// Values that are missing unless a branch before the end returns them.
struct ChartLinks: View {
  let number: Int?

  var pilotLink: String? {
    let link = "pilot://chart"
    if UIApplication.shared.canOpenURL(URL(string: link)!) { return link }
    return nil
  }

  var tideLink: String? {
    #if os(iOS)
      if let number {
        let link = "tide://\(number)"
        if UIApplication.shared.canOpenURL(URL(string: link)!) {
          return link
        }
      }
    #endif
    return nil
  }

  var webLink: String? {
    if true { return "https://example.com" }
    return nil
  }

  var body: some View {
    Menu("Charts") {
      if let pilotLink { Button("Open in Pilot") { open(pilotLink) } }
      if let link = tideLink { Button("Open in Tide") { open(link) } }
      if let webLink { Button("Open on the Web") { open(webLink) } }
    }
  }
}
