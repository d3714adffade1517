import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import type { SisConnectionOf } from '@edconsole/console-server/internal'

/** A row of a component by the names of our columns, with values as the SIS writes them. */
export type SimulatedRow = Readonly<Record<string, string>>

/** What a SIS can be made to do wrong. */
export type SimulatedFailure =
  /** Refuses every key. */
  | 'keysRefused'
  /** Refuses every sign-in: the access is outside of its dates. */
  | 'accessExpired'
  /** Knows the key, and lets it see nothing but the schools. */
  | 'noPermission'
  /** As before, and not the schools either. */
  | 'nothingPermitted'
  | 'noSchools'
  | 'webPage'
  /** HTTP 429, with two minutes to wait. */
  | 'tooManyRequests'
  | 'outOfOrder'
  /** HTTP 503 on every other request, with a second to wait. */
  | 'busyNowAndThen'
  /** Answers that end in the middle. */
  | 'cutShort'
  /** Long lists break off in the middle. */
  | 'listsCutShort'
  | 'neverAnswers'
  /** Redirects every request to another server. */
  | 'redirect'

/** One district's SIS. */
export type Installation = {
  /** The first part of its path. */
  readonly slug: string
  readonly kind: SisConnectionOf['kind']
  /** What opens it. */
  readonly keys: SisConnectionOf['secrets']
  /** START year of its data. */
  readonly schoolYear: number
  readonly rows: (component: ImportedComponent) => Promise<readonly SimulatedRow[]>
  readonly failure: SimulatedFailure | null
}
