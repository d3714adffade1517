import type { Db } from '../db/schema.ts'
import type { DistrictSis } from '../sis/district-sis.ts'

/** What a run needs of its surroundings. */
export type RunContext = ReadContext & {
  /** The district's own folder. */
  inbox: string
  /** Where templates of the source `api` read. */
  sis: DistrictSis
}

/** What it needs once its source is open. */
export type ReadContext = {
  db: Db
  batchId: number
  lea: string
  districtId: string
  schoolYear: number
  now: () => Date
  /** One write of the run, as one transaction; refused when another process has taken the run over. */
  write: <T>(work: (trx: Db) => Promise<T>) => Promise<T>
}
