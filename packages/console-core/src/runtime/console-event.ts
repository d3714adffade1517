import type { ApiFailure } from '../api/api-failure.ts'
import type { UserId } from '../entities/current-user.ts'
import type { Role } from '../roles/roles.ts'
import type { Place } from '../routes/place.ts'

/** What a host may want to record. Never carries a row, a form's content or a secret. */
export type ConsoleEvent =
  | { type: 'place-shown'; place: Place; title: string }
  | { type: 'access-denied'; place: Place; missing: readonly Role[] }
  | { type: 'signed-in'; userId: UserId }
  | { type: 'signed-out'; reason: 'logout' | 'expired' }
  | { type: 'call-failed'; failure: ApiFailure }
  | { type: 'saved'; operation: string }
  /** A list held entries that are no rows; it's shown without them. */
  | { type: 'rows-dropped'; operation: string; count: number }
  | {
      type: 'crashed'
      error: unknown
      reference: string
      screen?: string
      /** As React writes it: names of components with the files they stand in. */
      componentStack?: string
    }
  /** @deprecated Was never sent. How fast a page is, is measured by the page that the console stands in. */
  | { type: 'web-vital'; name: string; value: number }
