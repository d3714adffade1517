import { type Answer, CONSTANTS, type ListQuery } from '@edconsole/console-core'

export type Page<Row> = {
  readonly rows: readonly Row[]
  /** How many were read so far, these included. */
  readonly read: number
  /** How many there are, as far as the server says. */
  readonly total: number | undefined
}

/**
 * All rows of a question, page by page in the order of the list. Rows that came in at the top meanwhile push those of
 * one page into the next: they are not given twice.
 */
export async function* readPages<Row>(
  ask: (query: ListQuery) => Promise<Answer<Row[]>>,
  query: ListQuery,
  keyOf: (row: Row) => string,
): AsyncGenerator<Page<Row>> {
  const limit = CONSTANTS.limitMax
  let before = new Set<string>()
  let read = 0
  for (let offset = 0; ; offset += limit) {
    const { data, totalCount } = await ask({ ...query, limit, offset })
    const rows = data.filter((row) => !before.has(keyOf(row)))
    before = new Set(data.map(keyOf))
    read += rows.length
    yield { rows, read, total: totalCount }
    if (data.length < limit || (totalCount !== undefined && offset + limit >= totalCount)) return
  }
}
