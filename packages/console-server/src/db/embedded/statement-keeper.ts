import { protocol } from '@electric-sql/pglite'
import type { Column } from './read-answer.ts'

export type KeptStatement = {
  readonly text: string
  /** Empty for one that is not kept. */
  readonly name: string
  readonly columns: Column[]
}

const { serialize } = protocol

/** More differing texts than lists, forms and the import have; each costs the engine some kilobytes. */
const KEPT_MAX = 400
/** Statements that leave the columns of tables as they are. */
const KEEPS_COLUMNS =
  /^\s*(select|insert|update|delete|with|merge|begin|commit|rollback|savepoint|release|set|show|explain|analyze|vacuum|truncate)\b/i

/** Remembers which statements the engine has prepared. A text is prepared when it comes for the second time. */
export const statementKeeper = () => {
  const kept = new Map<string, KeptStatement>()
  const seenOnce = new Set<string>()
  const forgotten: KeptStatement[] = []
  let count = 0

  /** The statement of a text, and what must be sent before it can be run. */
  const take = (text: string): { statement: KeptStatement; first: Uint8Array[] } => {
    const known = kept.get(text)
    if (known) {
      // Put at the end: the one that was not used for longest stands first.
      kept.delete(text)
      kept.set(text, known)
      return { statement: known, first: [] }
    }
    const again = seenOnce.delete(text) && KEEPS_COLUMNS.test(text)
    if (!again) rememberText(text)
    const statement: KeptStatement = { text, name: again ? `kept_${++count}` : '', columns: [] }
    return { statement, first: [...forgotten.splice(0).map(close), ...prepare(statement)] }
  }

  const rememberText = (text: string): void => {
    if (seenOnce.size >= KEPT_MAX) seenOnce.clear()
    seenOnce.add(text)
  }

  const ran = (statement: KeptStatement, prepared: boolean): void => {
    if (prepared && statement.name !== '') kept.set(statement.text, statement)
    // What was prepared before a table changed may answer with columns that are no more.
    const outlived = KEEPS_COLUMNS.test(statement.text) ? kept.size - KEPT_MAX : kept.size
    for (const old of [...kept.values()].slice(0, Math.max(outlived, 0))) forget(old)
  }

  const forget = (statement: KeptStatement): void => {
    kept.delete(statement.text)
    forgotten.push(statement)
  }

  return { take, ran }
}

const prepare = ({ text, name }: KeptStatement): Uint8Array[] => [
  serialize.parse({ text, name }),
  serialize.describe({ type: 'S', name }),
]

const close = ({ name }: KeptStatement): Uint8Array => serialize.close({ type: 'S', name })
