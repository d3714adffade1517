import type { ApiFailure } from '../api/api-failure.ts'
import type { UserId } from '../entities/current-user.ts'
import type { Role } from '../roles/roles.ts'
import type { Place } from '../routes/place.ts'

/** Events for a host's monitoring. Never carry rows, form contents or secrets. */
export type ConsoleEvent =
  | { type: 'place-shown'; place: Place; title: string }
  | { type: 'access-denied'; place: Place; missing: readonly Role[] }
  | { type: 'signed-in'; userId: UserId }
  | { type: 'signed-out'; reason: 'logout' | 'expired' }
  | { type: 'call-failed'; failure: ApiFailure }
  | { type: 'saved'; operation: string }
  /** The backend's contract has another major version than this package's; sent once. */
  | { type: 'contract-differs'; backend: string; own: string }
  /** A list held entries that aren't rows; it's shown without them. */
  | { type: 'rows-dropped'; operation: string; count: number }
  | {
      type: 'crashed'
      error: unknown
      reference: string
      screen?: string
      /** React's component stack. */
      componentStack?: string
    }
  /** @deprecated Never sent: the page that embeds the console measures web vitals. */
  | { type: 'web-vital'; name: string; value: number }
