import MockupFiles

#if canImport(XCTest) && canImport(ObjectiveC)
  import Foundation
  import MenuMockup
  import XCTest

  extension TestCaller {
    /// Attaches the images to Xcode's test result; XCTest on other platforms has no attachments.
    func attach(_ pictures: [MockupFailure.Picture]) {
      guard !pictures.isEmpty, Thread.isMainThread else { return }
      MainActor.assumeIsolated {
        XCTContext.runActivity(named: "Pictures") { activity in
          for picture in pictures {
            let attachment = XCTAttachment(
              data: Data(picture.bytes), uniformTypeIdentifier: Self.uniformType(of: picture.name))
            attachment.name = picture.name
            attachment.lifetime = .keepAlways
            activity.add(attachment)
          }
        }
      }
    }

    private static func uniformType(of name: String) -> String {
      switch FileSystem.ending(of: name) {
      case "svg": "public.svg-image"
      case "apng": "public.png"
      case "pdf": "com.adobe.pdf"
      case "html": "public.html"
      default: "public.png"
      }
    }
  }
#endif
