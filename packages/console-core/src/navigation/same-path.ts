import { pathOf } from '../routes/path-of.ts'
import type { Place } from '../routes/place.ts'

/** Whether two places differ in their query at most. */
export const samePath = (a: Place, b: Place | null): boolean =>
  b !== null && pathOf({ id: a.id, params: a.params }) === pathOf({ id: b.id, params: b.params })
