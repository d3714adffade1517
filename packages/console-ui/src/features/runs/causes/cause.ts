import type { CauseHistory, FixTarget, Owner, Severity } from '@edconsole/console-core/contract'

/** Findings of a component that have one reason, and so one fix. */
export type Cause = {
  /** `code:column`; what `filter[cause]` takes if `told`. */
  readonly key: string
  /** The server knows the cause by this key. If not, it was read from messages, and nothing finds its rows. */
  readonly told: boolean
  readonly code: string
  readonly title: string
  readonly severity: Severity
  /** Our column, and the file's. */
  readonly columnName: string | null
  readonly sourceColumn: string | null
  readonly count: number
  /** Different values that were received, most frequent first. */
  readonly values: readonly { readonly value: string; readonly count: number }[]
  /** About the file as a whole, not about a row. */
  readonly ofFile: boolean
  readonly owner: Owner
  readonly fixTarget: FixTarget | null
  /** What became of it before and after; absent where the backend doesn't tell. */
  readonly history?: CauseHistory
}
