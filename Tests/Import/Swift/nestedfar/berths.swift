import UIKit

final class BerthCoordinator {
  var canKeep: Bool
  let berths: Berths
}
