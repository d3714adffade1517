import type { Db } from '../db/schema.ts'
import type { DistrictSis } from '../sis/district-sis.ts'

/** The context of a run. */
export type RunContext = ReadContext & {
  /** The district's inbox folder. */
  inbox: string
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
