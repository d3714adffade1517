import { protocol } from '@electric-sql/pglite'

export type ReadValue = (text: string) => unknown
export type Column = { readonly name: string; readonly type: number; readonly read: ReadValue }

export type Answer<Row> = {
  rows: Row[]
  /** For example `UPDATE 3`. */
  command: string
  /** The engine understood the question, so that it need not be told again. */
  prepared: boolean
  error: Error | null
}

/** Marks of the messages that matter; all others are passed over. */
const ROW = 0x44
const COLUMNS = 0x54
const DONE = 0x43
const PREPARED = 0x31
const FAILED = 0x45

/**
 * Collects the engine's answer and reads it at its end.
 * @param columns of the statement; filled in when the answer is the first to tell them
 */
export const answerReader = (columns: Column[], describe: (name: string, type: number) => Column) => {
  const parts: Buffer[] = []
  const read = <Row extends Record<string, unknown>>(): Answer<Row> => {
    const [first = Buffer.alloc(0)] = parts
    const bytes = parts.length > 1 ? Buffer.concat(parts) : first
    const answer: Answer<Row> = { rows: [], command: '', prepared: false, error: null }
    for (let at = 0; at < bytes.length; at += bytes.readInt32BE(at + 1) + 1) {
      const mark = bytes[at]
      if (mark === ROW) answer.rows.push(rowAt<Row>(bytes, at, columns))
      else if (mark === COLUMNS) columns.splice(0, columns.length, ...columnsAt(bytes, at, describe))
      else if (mark === DONE) answer.command = textUntilZero(bytes, at + 5)
      else if (mark === PREPARED) answer.prepared = true
      else if (mark === FAILED) answer.error ??= errorAt(bytes, at)
    }
    return answer
  }
  return { add: (part: Buffer) => void parts.push(part), read }
}

const rowAt = <Row extends Record<string, unknown>>(
  bytes: Buffer,
  message: number,
  columns: readonly Column[],
): Row => {
  const row: Record<string, unknown> = {}
  let at = message + 7
  for (const { name, read } of columns) {
    const length = bytes.readInt32BE(at)
    at += 4
    row[name] = length < 0 ? null : read(bytes.toString('utf8', at, at + length))
    if (length > 0) at += length
  }
  return row as Row
}

const columnsAt = (
  bytes: Buffer,
  message: number,
  describe: (name: string, type: number) => Column,
): Column[] => {
  let at = message + 7
  return Array.from({ length: bytes.readInt16BE(message + 5) }, () => {
    const name = textUntilZero(bytes, at)
    const end = bytes.indexOf(0, at)
    at = end + 19
    return describe(name, bytes.readInt32BE(end + 7))
  })
}

const textUntilZero = (bytes: Buffer, from: number): string =>
  bytes.toString('utf8', from, bytes.indexOf(0, from))

const FIELDS: Readonly<Record<string, string>> = {
  S: 'severity',
  C: 'code',
  D: 'detail',
  H: 'hint',
  P: 'position',
  W: 'where',
  s: 'schema',
  t: 'table',
  c: 'column',
  n: 'constraint',
  R: 'routine',
}

const errorAt = (bytes: Buffer, message: number): Error => {
  const length = bytes.readInt32BE(message + 1)
  const fields = bytes.toString('utf8', message + 5, message + length).split('\0')
  const text = fields.find((field) => field.startsWith('M'))?.slice(1) ?? 'The database refused the statement'
  const known = fields.flatMap((field) => {
    const name = FIELDS[field.charAt(0)]
    return name ? [[name, field.slice(1)]] : []
  })
  return Object.assign(new protocol.messages.DatabaseError(text, length, 'error'), Object.fromEntries(known))
}
