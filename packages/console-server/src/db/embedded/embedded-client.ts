import { type PGlite, protocol } from '@electric-sql/pglite'
import { answerReader, type ReadValue } from './read-answer.ts'
import { type KeptStatement, statementKeeper } from './statement-keeper.ts'
import { toParameter } from './to-parameter.ts'

type Row = Record<string, unknown>
type Results<T> = { rows: T[]; affectedRows?: number; fields: { name: string; dataTypeID: number }[] }

const { serialize } = protocol
const EXECUTE = serialize.execute({})
const SYNC = serialize.sync()
/** What PostgreSQL calls a transaction in which a statement failed. */
const ABORTED = { code: '25P02' }

/**
 * The embedded engine as Kysely's dialect wants it. The engine's own `query` sends each step of a question by itself, plans
 * it anew each time and reads the answer value by value, which together cost more than finding the rows; here a
 * question is one message, to a statement that is prepared when it comes again.
 * @param nameOf what a column is called in a row
 */
export const embeddedClient = (engine: PGlite, nameOf: (column: string) => string) => {
  const statements = statementKeeper()
  const readValue = (type: number): ReadValue => {
    const parse = engine.parsers[type]
    return parse ? (text) => parse(text, type) : (text) => text
  }

  const ask = async <T>(text: string, parameters: readonly unknown[]) => {
    const { statement, first } = statements.take(text)
    const reader = answerReader(statement.columns, (name, type) => ({
      name: nameOf(name),
      type,
      read: readValue(type),
    }))
    await engine.execProtocolRawStream(Buffer.concat([...first, ...run(statement, parameters)]), {
      // Copied: the engine goes on to use the same memory for the next part.
      onRawData: (part) => reader.add(Buffer.from(part)),
    })
    const answer = reader.read<T & Row>()
    statements.ran(statement, answer.prepared)
    if (answer.error) throw answer.error
    return { ...answer, columns: statement.columns }
  }

  const query = async <T>(text: string, parameters: unknown[] = []): Promise<Results<T>> => {
    const { rows, columns, command } = await ask<T>(text, parameters)
    const fields = columns.map(({ name, type }) => ({ name, dataTypeID: type }))
    return { rows, fields, ...affectedBy(command) }
  }

  const transaction = async <T>(
    work: (trx: { query: typeof query; rollback: () => Promise<void> }) => Promise<T>,
  ): Promise<T> => {
    await query('begin')
    try {
      const result = await work({ query, rollback: async () => {} })
      const { command } = await ask('commit', [])
      if (command === 'ROLLBACK') throw Object.assign(new Error('The transaction was undone'), ABORTED)
      return result
    } catch (error) {
      await query('rollback')
      throw error
    }
  }

  return {
    query,
    transaction,
    close: () => engine.close(),
    get closed() {
      return engine.closed
    },
    get ready() {
      return engine.ready
    },
    waitReady: engine.waitReady,
  }
}

const run = ({ name }: KeptStatement, parameters: readonly unknown[]): Uint8Array[] => [
  serialize.bind({ statement: name, values: parameters.map(toParameter) }),
  EXECUTE,
  SYNC,
]

/** `INSERT 0 3`, `UPDATE 3`: how many rows were written. */
const affectedBy = (command: string): { affectedRows?: number } => {
  const [, rows] = /^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/.exec(command) ?? []
  return rows === undefined ? {} : { affectedRows: Number(rows) }
}
