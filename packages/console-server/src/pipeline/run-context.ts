import type { Db } from '../db/schema.ts'
import type { DistrictInbox } from '../inbox/district-inbox.ts'
import type { DistrictSis } from '../sis/district-sis.ts'
import type { LocalCopies } from '../storage/local-copies.ts'

/** The context of a run. */
export type RunContext = ReadContext & {
  inbox: DistrictInbox
  /** Of the files that are imported. */
  copies: LocalCopies
  /** The source of templates that read from the SIS. */
  sis: DistrictSis
}

/** The context once the source is open. */
export type ReadContext = {
  db: Db
  batchId: number
  lea: string
  districtId: string
  schoolYear: number
  now: () => Date
  /** Runs a write as one transaction; rejects if another process has taken over the run. */
  write: <T>(work: (trx: Db) => Promise<T>) => Promise<T>
}
