import SwiftUI

struct AccountsMenu: View {
  // TODO: Supply ‹queue.last.name›.
  let queueLastName: String
  // TODO: Supply ‹lastTitle›.
  let lastTitleText: String

  struct Account: Hashable {
    var name: String
  }

  struct Artist: Hashable {
    var name: String
  }

  @State private var showsShowArchived = true
  @State private var showsPin = true
  // TODO: Supply ‹account.name› of each element.
  let accounts: [Account]
  // TODO: Supply ‹title› of each element.
  let titles: [String]
  // TODO: Supply ‹date› of each element.
  let dates: [String]
  // TODO: Supply ‹artist.name› of each element.
  let artists: [Artist]
  @State private var showsSignOut = false

  var body: some View {
    Menu("Accounts") {
      ForEach(accounts, id: \.self) { account in
        Button(account.name, systemImage: "person.circle") { chooseAccount(account) }
      }
      ForEach(titles, id: \.self) { title in
        Button(title) { chooseTitle(title) }
      }
      ForEach(dates, id: \.self) { date in
        Button("Archived on \(date)") { archivedOnDate(date) }
      }
      ForEach(artists, id: \.self) { artist in
        Button {
          viewArtist(artist)
        } label: {
          Text("View Artist")
          Text(artist.name)
          Image(systemName: "music.mic")
        }
      }
      Button(action: playLast) {
        Text("Play Last")
        Text("After \(queueLastName)")
      }
      Button(lastTitleText, action: lastTitle)
      if showsShowArchived {
        Button("Show Archived", action: showArchived)
      } else {
        Button("Hide Archived", action: hideArchived)
      }
      if showsPin {
        Button("Pin", systemImage: "pin", action: pin)
      } else {
        Button("Unpin", systemImage: "pin.slash", action: unpin)
      }
      if showsSignOut {
        Button("Sign Out", action: signOut)
      }
    }
  }

  private func chooseAccount(_ account: Account) {}
  private func chooseTitle(_ title: String) {}
  private func archivedOnDate(_ date: String) {}
  private func viewArtist(_ artist: Artist) {}
  private func playLast() {}
  private func lastTitle() {}
  private func showArchived() {}
  private func hideArchived() {}
  private func pin() {}
  private func unpin() {}
  private func signOut() {}
}
