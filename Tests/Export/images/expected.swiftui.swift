import SwiftUI

/// Images that stay
struct ImagesThatStayMenu: View {
  var body: some View {
    Menu("Note") {
      // SwiftUI does not support the image visibility visible.
      Button("Pin", systemImage: "pin", action: pin)
      Button("Lock", systemImage: "lock", action: lock)
      // SwiftUI does not support the image visibility hidden.
      Section {
        Button("Tag", systemImage: "tag", action: performTag)
        Button("Plain", action: plain)
      }
      // SwiftUI does not support the image visibility visible.
      Menu("Move", systemImage: "folder") {
        Button("Travel", action: travel)
      }
    }
  }

  private func pin() {}
  private func lock() {}
  private func performTag() {}
  private func plain() {}
  private func travel() {}
}
