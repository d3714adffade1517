import { type Place, useNavigator } from '@edconsole/console-core'
import { linkToPlace, type PlaceLinkAttributes } from './link-to-place.ts'

/** Attributes that lead to a place, for parts that take `href`, such as a button drawn as a link. */
export function usePlaceLink(to: Place | null): PlaceLinkAttributes {
  return linkToPlace(useNavigator(), to)
}
