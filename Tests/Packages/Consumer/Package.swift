// swift-tools-version: 6.2
import PackageDescription

/// A package that uses menumock like any other package: goldens in its tests, pictures in its documentation.
let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "menumock", path: Context.environment["MENUMOCK_PACKAGE"] ?? "../../..")
  ],
  targets: [
    .target(name: "Consumer"),
    .testTarget(
      name: "ConsumerTests",
      dependencies: ["Consumer", .product(name: "MenuMockupTesting", package: "menumock")],
      exclude: ["Menus", "Goldens"]),
  ]
)
