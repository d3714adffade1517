import type { Db } from '../db/schema.ts'
import type { NetworkReach } from '../network/public-address.ts'
import type { Secrets } from '../secrets/secrets.ts'

/** What a run needs of its surroundings. */
export type RunContext = {
  db: Db
  batchId: number
  lea: string
  districtId: string
  schoolYear: number
  /** The district's own folder. */
  inbox: string
  /** Opens the keys of the district's SIS. */
  secrets: Pick<Secrets, 'open'>
  /** Where a SIS may be. */
  reach: NetworkReach
  now: () => Date
  /** One write of the run, as one transaction; refused when another process has taken the run over. */
  write: <T>(work: (trx: Db) => Promise<T>) => Promise<T>
}
