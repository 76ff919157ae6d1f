#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The variables that an image helper needs to find libraries and fonts.
enum HelperEnvironment {
  private static let names = [
    "HOME", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME", "XDG_DATA_HOME",
  ]

  static var variables: [String] { names.compactMap { name in value(name).map { "\(name)=\($0)" } } }

  /// The folders that text of an SVG reads fonts and their configuration from.
  static var fontFolders: [String] {
    let home = value("HOME") ?? "/nonexistent"
    return [
      "/etc/fonts", "/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/fontconfig", "/usr/share/mime",
      "/var/cache/fontconfig", "/System/Library/Fonts", "/Library/Fonts", "\(home)/.fonts",
      "\(value("XDG_DATA_HOME") ?? "\(home)/.local/share")/fonts",
      "\(value("XDG_CONFIG_HOME") ?? "\(home)/.config")/fontconfig",
      "\(value("XDG_CACHE_HOME") ?? "\(home)/.cache")/fontconfig",
    ]
  }

  private static func value(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
