import MockupText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Commands that install missing typefaces.
public enum TypefaceInstallation {
  /// A package manager.
  public enum System: String, CaseIterable, Sendable {
    case debian, fedora, arch, homebrew

    var command: String {
      switch self {
      case .debian: "sudo apt install"
      case .fedora: "sudo dnf install"
      case .arch: "sudo pacman -S"
      case .homebrew: "brew install --cask"
      }
    }

    func names(of package: String) -> [String] {
      switch (self, package) {
      case (.fedora, "fonts-inter"): ["rsms-inter-fonts"]
      case (.fedora, "fonts-noto-core"): ["google-noto-sans-fonts", "google-noto-fonts-all-static"]
      case (.fedora, "fonts-noto-cjk"): ["google-noto-sans-cjk-fonts"]
      case (.fedora, "fonts-noto-color-emoji"): ["google-noto-color-emoji-fonts"]
      case (.arch, "fonts-inter"): ["inter-font"]
      case (.arch, "fonts-noto-core"): ["noto-fonts"]
      case (.arch, "fonts-noto-cjk"): ["noto-fonts-cjk"]
      case (.arch, "fonts-noto-color-emoji"): ["noto-fonts-emoji"]
      case (.homebrew, "fonts-inter"): ["font-inter"]
      case (.homebrew, "fonts-noto-core"): ["font-noto-sans", "font-noto-sans-symbols", "font-noto-sans-math"]
      case (.homebrew, "fonts-noto-cjk"): ["font-noto-sans-cjk"]
      case (.homebrew, "fonts-noto-color-emoji"): ["font-noto-color-emoji"]
      case (.debian, _), (.fedora, _), (.arch, _), (.homebrew, _): [package]
      }
    }

    /// The package manager of the current system; `nil` for an unknown system.
    public static var current: System? {
      #if canImport(Darwin)
        .homebrew
      #else
        (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)).flatMap(System.init(release:))
      #endif
    }

    /// Detects the system from an `os-release` file, by its `ID` or `ID_LIKE`.
    package init?(release: String) {
      var names: [String] = []
      for line in release.split(separator: "\n") {
        for key in ["ID=", "ID_LIKE="] where line.hasPrefix(key) {
          names += line.dropFirst(key.count).filter { $0 != "\"" && $0 != "'" }.split(separator: " ").map(String.init)
        }
      }
      if names.contains(where: ["debian", "ubuntu"].contains) {
        self = .debian
      } else if names.contains(where: ["fedora", "rhel", "centos"].contains) {
        self = .fedora
      } else if names.contains("arch") {
        self = .arch
      } else {
        return nil
      }
    }
  }

  /// Returns the command line that installs Debian packages or their local equivalents; `nil` if there is nothing to
  /// install.
  ///
  /// - Parameters:
  ///   - packages: names from the typeface lock file.
  ///   - system: the system to install on.
  public static func line(for packages: [String], on system: System) -> String? {
    var known: Set<String> = []
    let names = packages.flatMap(system.names).filter { known.insert($0).inserted }
    return names.isEmpty ? nil : "\(system.command) \(names.joined(separator: " "))"
  }
}

extension Inventory {
  /// The Debian packages of missing typefaces, in lock file order.
  public var missingPackages: [String] {
    let catalog = FontCatalog.standard(folders: fontFolders)
    var known: Set<String> = []
    return zip(catalog.faces, catalog.paths()).filter { $1 == nil }.map { $0.0.package }.filter {
      known.insert($0).inserted
    }
  }
}
