/** Statements of one kind within a request or a job. */
export type StatementGroup = {
  readonly operation: string
  /** Null for statements without a table, such as those around transactions. */
  readonly table: string | null
  /** When the first began and the last ended, as `Date.now()`. */
  from: number
  to: number
  count: number
  /** Of all of them together. */
  ms: number
}

const OPERATION = /^\s*(\w+)/
const TABLE = /\b(?:from|into|update|copy|join)\s+(?:only\s+)?"?([a-z_]\w*)"?/i

/**
 * Groups statements by operation and first table. Nothing else of their text is kept: it may hold values.
 */
export const statementGroups = () => {
  const groups = new Map<string, StatementGroup>()
  return {
    add: (text: string, ms: number): void => {
      const operation = (OPERATION.exec(text)?.[1] ?? 'statement').toLowerCase()
      const table = TABLE.exec(text)?.[1]?.toLowerCase() ?? null
      const to = Date.now()
      const key = `${operation} ${table ?? ''}`
      const group = groups.get(key)
      if (group) {
        group.to = to
        group.count += 1
        group.ms += ms
      } else groups.set(key, { operation, table, from: to - ms, to, count: 1, ms })
    },
    all: (): readonly StatementGroup[] => [...groups.values()],
  }
}
