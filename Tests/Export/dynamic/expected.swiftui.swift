import SwiftUI

struct AccountsMenu: View {
  struct Account: Hashable {
    var name: String
  }

  let accounts: [Account]
  let titles: [String]
  @State private var showsHideArchived = false
  @State private var showsUnpin = false
  @State private var showsSignOut = false

  var body: some View {
    Menu("Accounts") {
      ForEach(accounts, id: \.self) { account in
        Button(account.name, systemImage: "person.circle") { chooseAccount(account) }
      }
      ForEach(titles, id: \.self) { title in
        Button(title) { chooseTitle(title) }
      }
      Section {
        // Created at runtime; these items are placeholders.
        // TODO: Replace ‹date›.
        Button("Archived on ‹date›", action: archivedOnDate)
      }
      if showsHideArchived {
        Button("Hide Archived", action: hideArchived)
      } else {
        Button("Show Archived", action: showArchived)
      }
      if showsUnpin {
        Button("Unpin", systemImage: "pin.slash", action: unpin)
      } else {
        Button("Pin", systemImage: "pin", action: pin)
      }
      if showsSignOut {
        Button("Sign Out", action: signOut)
      }
    }
  }

  private func chooseAccount(_ account: Account) {}
  private func chooseTitle(_ title: String) {}
  private func archivedOnDate() {}
  private func showArchived() {}
  private func hideArchived() {}
  private func pin() {}
  private func unpin() {}
  private func signOut() {}
}
