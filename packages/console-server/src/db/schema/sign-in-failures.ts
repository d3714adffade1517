import type { Timestamp } from './columns.ts'

export type SignInFailuresTable = {
  /** An address; of version 6 its first half. */
  network: string
  failures: number
  since: Timestamp
}
