import Testing

import MenuPreview

@Suite struct PreviewGuardTests {
  private let entrance = PreviewGuard(token: "secret", port: 4180)

  private func isRefused(_ headers: [String: String], _ path: [String] = ["secret", ""]) -> Bool {
    entrance.rejection(of: HTTPRequest("GET", path, headers: headers)) != nil
  }

  @Test(arguments: ["127.0.0.1:4180", "localhost:4180", "LOCALHOST:4180", "[::1]:4180"])
  func itsOwnNamesAreLetIn(host: String) {
    #expect(!isRefused(["host": host]))
    #expect(!isRefused(["host": host, "origin": "http://127.0.0.1:4180", "sec-fetch-site": "same-origin"]))
    #expect(!isRefused(["host": host, "sec-fetch-site": "none"]))
  }

  @Test(arguments: [
    [:], ["host": ""], ["host": "127.0.0.1"], ["host": "127.0.0.1:4181"], ["host": "evil.example:4180"],
    ["host": "127.0.0.1:4180.evil.example"], ["host": "127.0.0.1:4180", "origin": "http://evil.example"],
    ["host": "127.0.0.1:4180", "origin": "null"], ["host": "127.0.0.1:4180", "origin": "https://127.0.0.1:4180"],
    ["host": "127.0.0.1:4180", "origin": "http://127.0.0.1:80"],
    ["host": "127.0.0.1:4180", "sec-fetch-site": "cross-site"],
    ["host": "127.0.0.1:4180", "sec-fetch-site": "same-site"],
  ]) func allOthersAreRejected(headers: [String: String]) {
    #expect(isRefused(headers))
  }

  /// The file that `--open` writes is a page from elsewhere.
  @Test func itCanBeOpenedFromElsewhere() {
    let opening = [
      "host": "127.0.0.1:4180", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
    ]
    #expect(!isRefused(opening))
    #expect(isRefused(opening, ["other", ""]))
    #expect(isRefused(opening, ["secret", "api", "state"]))
    #expect(isRefused(opening.merging(["sec-fetch-dest": "iframe"]) { $1 }))
    #expect(isRefused(opening.merging(["sec-fetch-mode": "cors"]) { $1 }))
    #expect(isRefused(opening.merging(["origin": "http://evil.example"]) { $1 }))
  }

  @Test(arguments: [[], [""], ["secre"], ["secretx"], ["SECRET"], ["", "secret"], ["Secret", "api", "state"]])
  func whoDoesNotKnowTheAddressIsRejected(path: [String]) {
    #expect(isRefused(["host": "127.0.0.1:4180"], path))
  }
}
