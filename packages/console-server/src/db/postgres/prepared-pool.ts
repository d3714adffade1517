import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailableError, isSessionEnded } from '../database-unavailable.ts'
import { statementNames } from './statement-names.ts'
import { type ServerWatch, watchServer } from './watch-server.ts'

type Ask = <Row>(text: string, values: readonly unknown[]) => Promise<Answer<Row>>
type Answer<Row> = { rows: Row[]; rowCount: number; command: Command }
type Command = 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE' | 'COMMIT' | 'ROLLBACK'

/**
 * A pool whose connections prepare what they are asked often, so that the server parses it once.
 * @throws DatabaseUnavailableError from `connect` and `query` when there is no connection, or none any more
 */
export const preparedPool = (pool: pg.Pool): PostgresPool => {
  const names = statementNames()
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const lost = new WeakSet<pg.PoolClient>()
  // The pool listens to idle connections only, and an error without a listener ends the process. Whoever uses the
  // connection hears of its loss from their statement.
  pool.on('connect', (client) => client.on('error', () => lost.add(client)))
  const watch = watchServer(pool, (client) => {
    lost.add(client)
    void client.end().catch(() => {})
  })
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const wrapped = preparedClient(client, { names, watch, isLost: () => lost.has(client) })
    known.set(client, wrapped)
    return wrapped
  }
  return {
    options: pool.options,
    connect: async () => {
      if (!watch.isReachable()) throw new DatabaseUnavailableError(new Error("The server isn't responding."))
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailableError(error)
      })
      return known.get(client) ?? wrap(client)
    },
    end: () => pool.end(),
  }
}

type Prepared = {
  names: ReturnType<typeof statementNames>
  watch: ServerWatch
  isLost: () => boolean
}

const preparedClient = (client: pg.PoolClient, { names, watch, isLost }: Prepared): PostgresPoolClient => {
  let inTransaction = false
  const send = async (text: string, values: readonly unknown[]) => {
    const name = names.of(text)
    const query = { text, values: [...values], ...(name && { name }) }
    const answered = watch.waiting(client)
    try {
      return await client.query(query)
    } catch (error) {
      throw isLost() || isSessionEnded(error) ? new DatabaseUnavailableError(error) : error
    } finally {
      answered()
    }
  }
  const ask: Ask = async <Row>(text: string, values: readonly unknown[]) => {
    if (/^(begin|start)\b/.test(text)) inTransaction = true
    const result = await send(text, values).catch((error: unknown) => {
      if (!isOutlived(error)) throw error
      names.renew(text)
      // Within a transaction everything after an error fails; the next one gets the new statement.
      if (inTransaction) throw error
      return send(text, values)
    })
    if (/^(commit|rollback)$/.test(text)) inTransaction = false
    return { rows: result.rows as Row[], rowCount: result.rowCount ?? 0, command: result.command as Command }
  }
  return { query: ask as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) }
}

/** Another process gave a table another shape since the statement was prepared. */
const isOutlived = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.message.includes('cached plan')
