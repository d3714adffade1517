import type { Role } from '../roles/roles.ts'
import type { Place } from '../routes/place.ts'

/** Somebody was not let in ([S6]). */
export type Denial = {
  place: Place
  /** Outermost level first. */
  missing: readonly Role[]
}
