// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]

/// Settings of targets that do without the memory of others: the compiler has every exception marked `unsafe`.
let safe = settings + [.strictMemorySafety()]

/// Full RELRO: the loader resolves every symbol at start and then write-protects the table.
let hardened: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "-z", "-Xlinker", "now"], .when(platforms: [.linux]))]

let package = Package(
  name: "menumock",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "menumock", targets: ["menumock"]),
    .executable(name: "menumock-bench", targets: ["MenumockBench"]),
    .library(
      name: "MenuMockup", targets: ["MenuMockup", "MockupSets", "MenuModel", "MenuLayout", "MenuLint", "MockupScene"]),
    .library(name: "MenuMockupTesting", targets: ["MenuMockupTesting"]),
    .plugin(name: "DrawMockups", targets: ["DrawMockups"]),
  ],
  traits: [
    .default(enabledTraits: ["SwiftSources", "Preview"]),
    .trait(name: "SwiftSources", description: "Menus are imported from Swift sources, too; builds swift-syntax."),
    .trait(name: "Preview", description: "The command preview; builds FlyingFox."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ],
  targets: [
    .target(name: "MockupScene", swiftSettings: safe),
    .target(name: "MenuModel", dependencies: ["MockupScene"], swiftSettings: safe),
    .target(name: "MenuLayout", dependencies: ["MockupScene", "MenuModel"], swiftSettings: safe),
    .target(name: "MenuLint", dependencies: ["MenuModel"], swiftSettings: safe),
    .systemLibrary(
      name: "CMockupHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CMockupPango", pkgConfig: "pango", providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CMockupCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CMockupDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(name: "CMockupNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    .target(name: "MockupHashing", dependencies: ["CMockupNettle"], swiftSettings: settings),
    .target(
      name: "MockupText", dependencies: ["MockupScene", "MockupFiles", "CMockupHarfBuzz", "CMockupPango"],
      swiftSettings: settings),
    .target(name: "MockupCairo", dependencies: ["MockupScene", "MockupText", "CMockupCairo"], swiftSettings: settings),
    .target(name: "MockupPNG", dependencies: ["MockupScene", "CMockupDeflate"], swiftSettings: settings),
    .target(name: "MockupSVG", dependencies: ["MockupScene"], swiftSettings: safe),
    .target(name: "MockupDiff", dependencies: ["MockupScene", "MockupPNG"], swiftSettings: safe),
    .executableTarget(name: "PackFolder", swiftSettings: settings),
    .plugin(name: "EmbedFolder", capability: .buildTool(), dependencies: ["PackFolder"]),
    .target(name: "MockupThemes", path: "Themes", swiftSettings: settings, plugins: ["EmbedFolder"]),
    .target(name: "MockupFonts", path: "Fonts", swiftSettings: settings, plugins: ["EmbedFolder"]),
    .target(name: "MockupReport", path: "Report", swiftSettings: settings, plugins: ["EmbedFolder"]),
    .target(name: "MockupPage", path: "Page", swiftSettings: settings, plugins: ["EmbedFolder"]),
    .target(
      name: "MockupHTML", dependencies: ["MockupScene", "MenuModel", "MockupHashing", "MockupSVG", "MockupPage"],
      swiftSettings: safe),
    .target(
      name: "MockupFiles",
      dependencies: ["MockupScene", .product(name: "SystemPackage", package: "swift-system")], swiftSettings: safe),
    .target(
      name: "MenuMockup",
      dependencies: [
        "MockupScene", "MenuModel", "MenuLayout", "MenuLint", "MockupCairo", "MockupText", "MockupPNG", "MockupSVG",
        "MockupHTML", "MockupHashing", "MockupFiles",
        "MockupThemes",
        "MockupFonts",
      ],
      swiftSettings: safe),
    .target(
      name: "MockupSets",
      dependencies: [
        "MockupScene", "MenuModel", "MenuLayout", "MockupCairo", "MockupText", "MockupPNG", "MockupSVG", "MockupDiff",
        "MockupHashing",
        "MockupFiles", "MenuMockup", "MenuImport", "MenuLint", "MockupThemes", "MockupFonts", "MockupReport",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: safe),
    .target(name: "MenuImport", dependencies: ["MenuModel", "MockupScene"], swiftSettings: safe),
    .target(
      name: "MenuImportSwift",
      dependencies: [
        "MenuImport", "MenuModel", "MockupScene",
        .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: safe),
    .target(name: "MenuExport", dependencies: ["MenuModel", "MockupScene"], swiftSettings: safe),
    .target(name: "MockupPreviewPage", path: "Preview", swiftSettings: settings, plugins: ["EmbedFolder"]),
    .target(
      name: "MenuPreview",
      dependencies: [
        "MenuMockup", "MenuImport", "MenuLayout", "MockupSets", "MockupFiles", "MockupHashing", "MockupScene",
        "MenuLint", "MenuModel",
        "MockupPreviewPage", "MockupReport",
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: safe),
    .target(
      name: "MenuMockupTesting", dependencies: ["MenuMockup", "MenuLint", "MockupSets", "MockupFiles", "MenuModel"],
      swiftSettings: safe),
    .executableTarget(
      name: "menumock",
      dependencies: [
        "MenuMockup", "MockupSets", "MockupFiles", "MenuModel", "MenuLayout", "MenuLint", "MockupDiff", "MockupScene",
        "MockupHashing",
        .product(name: "SystemPackage", package: "swift-system"),
        "MenuImport", "MenuExport",
        .target(name: "MenuImportSwift", condition: .when(traits: ["SwiftSources"])),
        .target(name: "MenuPreview", condition: .when(traits: ["Preview"])),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: safe, linkerSettings: hardened),
    .plugin(
      name: "DrawMockups",
      capability: .command(
        intent: .custom(verb: "menumock", description: "Draws the pictures of the package's manifests of mockups."),
        permissions: [.writeToPackageDirectory(reason: "Pictures are written where the manifests say.")]),
      dependencies: ["menumock"]),
    .executableTarget(
      name: "MenumockBench",
      dependencies: [
        "MockupScene", "MenuModel", "MenuLayout", "MockupCairo", "MockupText", "MockupPNG", "MockupSVG", "MockupDiff",
        "MockupThemes",
        "MenuMockup", "MockupSets", "MockupFiles",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MenuLintTests",
      dependencies: ["MenuLint", "MenuMockup", "MockupSets", "MockupScene", "MenuModel", "TestSupport"],
      swiftSettings: settings),
    .target(name: "TestSupport", dependencies: ["MenuModel"], path: "Tests/Support", swiftSettings: settings),
    .testTarget(name: "MockupSceneTests", dependencies: ["MockupScene"], swiftSettings: settings),
    .testTarget(
      name: "MenuModelTests", dependencies: ["MenuModel", "MockupScene", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "MockupCairoTests", dependencies: ["MockupCairo", "MockupHashing", "MockupScene", "TestSupport"],
      swiftSettings: settings),
    .testTarget(name: "MockupHashingTests", dependencies: ["MockupHashing"], swiftSettings: settings),
    .testTarget(
      name: "MockupPNGTests", dependencies: ["MockupPNG", "MockupScene", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "MockupDiffTests", dependencies: ["MockupDiff", "MockupScene", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "MockupSVGTests", dependencies: ["MockupSVG", "MockupScene"], swiftSettings: settings),
    .testTarget(
      name: "MenuMockupTests",
      dependencies: [
        "MenuMockup", "MockupSets", "MockupFiles", "MenuModel", "MenuLayout", "MockupCairo", "MockupText", "MockupPNG",
        "MockupHashing",
        "MockupScene", "TestSupport", .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MenuMockupTestingTests",
      dependencies: [
        "MenuMockupTesting", "MenuLint", "MenuMockup", "MockupSets", "MockupFiles", "MenuModel", "MockupScene",
      ],
      exclude: ["Mock ups"],
      swiftSettings: settings),
    .testTarget(
      name: "MenuImportTests", dependencies: ["MenuImport", "MenuModel", "MockupScene", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "MenuImportSwiftTests",
      dependencies: [
        "MenuImportSwift", "MenuImport", "MenuModel", "TestSupport",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MenuExportTests",
      dependencies: ["MenuExport", "MenuImport", "MenuImportSwift", "MenuModel", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "MenuPreviewTests", dependencies: ["MenuPreview", "MockupFiles", "MenuModel"],
      swiftSettings: settings),
    .testTarget(name: "HouseTests", swiftSettings: settings),
  ]
)
