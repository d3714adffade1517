import type { Db } from '../db/schema.ts'
import type { Secrets } from '../secrets/secrets.ts'

/** Fills a new database before the server starts, with more than every installation needs. */
export type PrepareServer = (context: {
  db: Db
  env: Readonly<Record<string, string | undefined>>
  /** The data folder. */
  data: string
  /** Its folder of files to import; not there yet at a first start. */
  inboxDir: string
}) => Promise<PreparedServer>

/** What was prepared, as far as the server goes on with it. */
export type PreparedServer = {
  /** Where the server's clock starts; the real time when absent. */
  startsAt?: Date | undefined
  /** Shown on the sign-in page, with their passwords. */
  accounts: { username: string; password: string; shows: string }[]
  /** Where the SFTP endpoint listens if no setting names a port: this one, or a free one while it is taken. */
  sftp?: { host: string; port: number } | undefined
  /** Runs before the first job. What it starts beside the server is closed with it. */
  begin: (context: {
    secrets: Secrets
    /** Whether a SIS or a receiver may be on this very machine. */
    allowLoopback: boolean
    /** Where the server listens on this machine. */
    port: number
  }) => Promise<{ close: () => Promise<void> } | undefined>
}
