import { pathOf } from '../routes/path-of.ts'
import type { Place } from '../routes/place.ts'

/** True if two places are the same apart from their query. */
export const samePath = (a: Place, b: Place | null): boolean =>
  b !== null && pathOf({ id: a.id, params: a.params }) === pathOf({ id: b.id, params: b.params })
