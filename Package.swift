// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "menumock",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "menumock", targets: ["menumock"]),
    .executable(name: "menumock-bench", targets: ["MenumockBench"]),
    .library(name: "MenuMockup", targets: ["MenuMockup", "MockupSets", "MenuModel", "MenuLayout", "Scene"]),
    .library(name: "MenuMockupTesting", targets: ["MenuMockupTesting"]),
    .plugin(name: "DrawMockups", targets: ["DrawMockups"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.0"),
  ],
  targets: [
    .target(name: "Scene", swiftSettings: settings),
    .target(name: "MenuModel", dependencies: ["Scene"], swiftSettings: settings),
    .target(name: "MenuLayout", dependencies: ["Scene", "MenuModel"], swiftSettings: settings),
    .systemLibrary(
      name: "CCairoPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"]), .brew(["pango", "cairo"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    .target(name: "Hashing", dependencies: ["CNettle"], swiftSettings: settings),
    .target(name: "CairoBackend", dependencies: ["Scene", "CCairoPango"], swiftSettings: settings),
    .target(name: "PNGCodec", dependencies: ["Scene", "CDeflate"], swiftSettings: settings),
    .target(name: "SVGBackend", dependencies: ["Scene"], swiftSettings: settings),
    .target(name: "PictureDiff", dependencies: ["Scene", "PNGCodec"], swiftSettings: settings),
    .executableTarget(name: "PackFolder", swiftSettings: settings),
    .plugin(name: "EmbedFolder", capability: .buildTool(), dependencies: ["PackFolder"]),
    .target(name: "Themes", path: "Themes", swiftSettings: settings, plugins: ["EmbedFolder"]),
    .target(name: "Fonts", path: "Fonts", swiftSettings: settings, plugins: ["EmbedFolder"]),
    .target(name: "Report", path: "Report", swiftSettings: settings, plugins: ["EmbedFolder"]),
    .target(
      name: "MockupFiles",
      dependencies: ["Scene", .product(name: "SystemPackage", package: "swift-system")], swiftSettings: settings),
    .target(
      name: "MenuMockup",
      dependencies: [
        "Scene", "MenuModel", "MenuLayout", "CairoBackend", "PNGCodec", "SVGBackend", "Hashing", "MockupFiles",
        "Themes",
        "Fonts",
      ],
      swiftSettings: settings),
    .target(
      name: "MockupSets",
      dependencies: [
        "Scene", "MenuModel", "MenuLayout", "CairoBackend", "PNGCodec", "SVGBackend", "PictureDiff", "Hashing",
        "MockupFiles", "MenuMockup", "Themes", "Fonts", "Report",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .target(
      name: "MenuMockupTesting", dependencies: ["MenuMockup", "MockupSets", "MockupFiles", "MenuModel"],
      swiftSettings: settings),
    .executableTarget(
      name: "menumock",
      dependencies: [
        "MenuMockup", "MockupSets", "MockupFiles", "MenuModel", "MenuLayout", "PictureDiff", "Scene",
        .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .plugin(
      name: "DrawMockups",
      capability: .command(
        intent: .custom(verb: "menumock", description: "Draws the pictures of the package's manifests of mockups."),
        permissions: [.writeToPackageDirectory(reason: "Pictures are written where the manifests say.")]),
      dependencies: ["menumock"]),
    .executableTarget(
      name: "MenumockBench",
      dependencies: [
        "Scene", "MenuModel", "MenuLayout", "CairoBackend", "PNGCodec", "SVGBackend", "PictureDiff", "Themes",
        "MenuMockup", "MockupSets", "MockupFiles",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .target(name: "TestSupport", dependencies: ["MenuModel"], path: "Tests/Support", swiftSettings: settings),
    .testTarget(name: "SceneTests", dependencies: ["Scene"], swiftSettings: settings),
    .testTarget(name: "MenuModelTests", dependencies: ["MenuModel", "Scene", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "CairoBackendTests", dependencies: ["CairoBackend", "Hashing", "Scene"], swiftSettings: settings),
    .testTarget(name: "HashingTests", dependencies: ["Hashing"], swiftSettings: settings),
    .testTarget(name: "PNGCodecTests", dependencies: ["PNGCodec", "Scene", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "PictureDiffTests", dependencies: ["PictureDiff", "Scene", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "SVGBackendTests", dependencies: ["SVGBackend", "Scene"], swiftSettings: settings),
    .testTarget(
      name: "MenuMockupTests",
      dependencies: [
        "MenuMockup", "MockupSets", "MockupFiles", "MenuModel", "MenuLayout", "CairoBackend", "PNGCodec", "Hashing",
        "Scene", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MenuMockupTestingTests",
      dependencies: ["MenuMockupTesting", "MenuMockup", "MockupSets", "MockupFiles", "MenuModel", "Scene"],
      exclude: ["Mock ups"],
      swiftSettings: settings),
    .testTarget(name: "HouseTests", swiftSettings: settings),
  ]
)
