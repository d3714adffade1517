import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../db/schema.ts'
import { errorCode } from '../describe-error.ts'
import { TEST_DATABASE_URL } from './test-database-url.ts'

export type Terminator = {
  /** Ends the backends of all connections to the database, whatever they do, and resolves with how many there were. */
  terminate: () => Promise<number>
  /** Resolves when a backend waits for a lock or sleeps in the middle of a statement. */
  untilBusy: () => Promise<void>
  /** Runs a statement beside the server, on a connection of its own. */
  run: (text: string) => Promise<unknown>
  close: () => Promise<void>
}

const NAME = 'terminator'
/** By then, the server has noticed that its connections are gone. */
const HEARD_MS = 50

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It may belong to another user.
    return errorCode(error) === 'EPERM'
  }
}

/** Cuts the connections of a test's database as an administrator or a failover does. On PostgreSQL only. */
export const terminatorOf = async (db: Db): Promise<Terminator> => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const url = Object.assign(new URL(process.env[TEST_DATABASE_URL] ?? ''), { pathname: rows[0]?.name })
  const client = new pg.Client({ connectionString: url.href, application_name: NAME })
  // A transaction sees the activity of others as it was when it first looked.
  const beside = new pg.Client({ connectionString: url.href, application_name: NAME })
  await Promise.all([client.connect(), beside.connect()])
  const others = `from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
    and application_name <> '${NAME}'`
  return {
    // All end at once, as in a failover: one after another, the last ones would take over the work of the first and be cut in turn.
    terminate: async () => {
      const { rows: told } = await client.query<{ pid: number }>(
        `select pid, pg_terminate_backend(pid) ${others}`,
      )
      // A backend disappears from the list of activity before its connection is closed.
      while (told.some(({ pid }) => isRunning(pid))) await new Promise((resolve) => setTimeout(resolve, 5))
      await new Promise((resolve) => setTimeout(resolve, HEARD_MS))
      return told.length
    },
    untilBusy: async () => {
      const busy = `select ${others} and state = 'active' and wait_event_type in ('Lock', 'Timeout')`
      while ((await client.query(busy)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    },
    run: (text) => beside.query(text),
    close: async () => {
      await Promise.all([client.end(), beside.end()])
    },
  }
}
