import PositionedJSON
import Testing

import MenuMockup

@Suite struct TypefaceInstallationTests {
  private static let packages = ["fonts-inter", "fonts-noto-core", "fonts-noto-cjk", "fonts-noto-color-emoji"]

  @Test(arguments: TypefaceInstallation.System.allCases) func everyPackageHasAName(system: TypefaceInstallation.System)
    throws
  {
    let line = try #require(TypefaceInstallation.line(for: Self.packages + Self.packages, on: system))
    let words = line.split(separator: " ")
    #expect(Set(words).count == words.count)
    #expect(words.count { $0.hasPrefix("fonts-") } == (system == .debian ? 4 : 0))
    #expect(TypefaceInstallation.line(for: [], on: system) == nil)
  }

  @Test(arguments: [
    ("ID=debian\n", "debian"), ("NAME=\"Linux Mint\"\nID=linuxmint\nID_LIKE=\"ubuntu debian\"\n", "debian"),
    ("ID=fedora", "fedora"), ("ID=\"rocky\"\nID_LIKE=\"rhel centos fedora\"", "fedora"), ("ID=arch", "arch"),
    ("ID=manjaro\nID_LIKE=arch", "arch"), ("ID=nixos", ""), ("", ""),
  ]) func systemsAreKnownByWhatTheyAreLike(release: String, expected: String) {
    #expect(TypefaceInstallation.System(release: release)?.rawValue ?? "" == expected)
  }

  @Test func theLockFileHasNoOtherPackages() {
    #expect(Set(Inventory().fonts.compactMap { $0.json["package"]?.text }) == Set(Self.packages))
  }
}
