import { finished } from 'node:stream/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { namedRows } from '../column-names.ts'
import { copiedText } from '../copy-rows.ts'
import { DatabaseUnavailableError, isSessionEnded } from '../database-errors.ts'
import { type ServerWatch, watchServer } from './watch-server.ts'

/** More statements than lists, forms and imports have; each lives as long as its connection. */
const NAMES_MAX = 400

/** Statements used less often aren't prepared. */
const USES_BEFORE = 3

/** Other statements can't be prepared, or aren't worth it. */
const PREPARED = /^\s*(select|insert|update|delete|with|merge)\b/i

type Ask = <Row>(text: string, values: readonly unknown[]) => Promise<Answer<Row>>
type Answer<Row> = { rows: Row[]; rowCount: number; command: Command }
type Command = 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE' | 'COMMIT' | 'ROLLBACK'

/**
 * Wraps a pool so that frequent statements are prepared and parsed once per connection.
 * @throws DatabaseUnavailableError from `connect` and `query` if there is no connection, or it is lost
 */
export const preparedPool = (pool: pg.Pool): PostgresPool => {
  const names = statementNames()
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const lost = new WeakSet<pg.PoolClient>()
  // The pool listens to idle connections only, and an error without a listener ends the process. Code that uses the
  // connection learns of its loss from its own statement.
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
    const copied = copiedText(text, values)
    const answered = watch.waiting(client)
    try {
      if (copied !== null) return await copy(client, text, copied)
      return await answer(client, { ...(names.of(text) ?? { text }), values: [...values] })
    } catch (error) {
      if (isUnparsed(error)) names.forget(text)
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
      // A failed transaction can't go on; the next one prepares the statement anew.
      if (inTransaction) throw error
      return send(text, values)
    })
    if (/^(commit|rollback)$/.test(text)) inTransaction = false
    return {
      rows: namedRows(result) as Row[],
      rowCount: result.rowCount ?? 0,
      command: result.command as Command,
    }
  }
  return { query: ask as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) }
}

/**
 * Asks with a callback: the promise that the driver makes by itself keeps each statement with all its rows beyond their call, until
 * the next full garbage collection, and halves how many statements a second are answered.
 */
const answer = (client: pg.PoolClient, asked: pg.QueryConfig): Promise<pg.QueryArrayResult> =>
  new Promise((resolve, reject) => {
    const config = { ...asked, rowMode: 'array' as const }
    client.query(config, (error, result) => (error ? reject(error) : resolve(result)))
  })

const copy = async (client: pg.PoolClient, statement: string, text: string) => {
  const stream = client.query(copyFrom(statement))
  stream.end(text)
  await finished(stream)
  return { fields: [], rows: [], rowCount: stream.rowCount, command: 'INSERT' }
}

/** True if a table has changed since the statement was prepared. */
const isOutlived = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.message.includes('cached plan')

/** True if a statement couldn't be parsed. A pooler keeps its name anyway, and refuses to prepare it a second time. */
const isUnparsed = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code?.startsWith('42') === true

type Named = { readonly name: string; readonly text: string }

/** Assigns names to frequent statements. Connections prepare a statement on first use of its name. */
const statementNames = () => {
  const names = new Map<string, Named>()
  const uses = new Map<string, number>()
  let count = 0

  const name = (text: string, sent: (name: string) => string): Named => {
    const next = `kept_${++count}`
    const given = { name: next, text: sent(next) }
    names.set(text, given)
    return given
  }

  const of = (text: string): Named | undefined => {
    const given = names.get(text)
    if (given !== undefined || names.size >= NAMES_MAX || !PREPARED.test(text)) return given
    const used = (uses.get(text) ?? 0) + 1
    if (used <= USES_BEFORE) {
      if (uses.size >= NAMES_MAX) uses.clear()
      uses.set(text, used)
      return undefined
    }
    uses.delete(text)
    return name(text, () => text)
  }

  return {
    of,
    // Poolers know statements by their text: what is to be prepared anew needs another one.
    renew: (text: string) => void name(text, (next) => `${text}\n-- ${next}`),
    forget: (text: string) => void names.delete(text),
  }
}
