import type { Db } from '../db/schema.ts'
import type { LocalCopies } from '../storage/local-copies.ts'

/** A look at the files of an upload, as a job makes it. */
export type Check = {
  readonly db: Db
  readonly now: () => Date
  /** Of the files that are looked at, and of those in the inbox. */
  readonly copies: LocalCopies
  readonly upload: {
    readonly id: number
    readonly lea: string
    readonly districtId: string
    readonly schoolYear: number
  }
  /** Writes within the job's lease. */
  readonly write: <T>(work: (trx: Db) => Promise<T>) => Promise<T>
  readonly signal: AbortSignal
}
