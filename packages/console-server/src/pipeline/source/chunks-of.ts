import type { FlatRow } from '../../sis/flat-row.ts'
import type { NumberedRow } from '../../source-formats/format-reader.ts'
import { CHUNK_ROWS, type RowChunk } from './opened-source.ts'

/** Rows that were put together, as if they came from one file. The first rows may add to the header. */
export async function* chunksOf(
  rows: AsyncIterable<NumberedRow>,
  headerOf: (first: readonly FlatRow[]) => readonly string[],
): AsyncGenerator<RowChunk> {
  let header: string[] | null = null
  let waiting: NumberedRow[] = []
  const chunk = (): RowChunk => {
    const columns = header ?? [...new Set(headerOf(waiting.map(({ cells }) => cells)))]
    header = columns
    const taken = waiting.map(({ rowNumber, cells, extraFields = 0 }) => {
      const fields = columns.map((column) => cells[column] ?? '')
      // The rules refuse a row whose fields don't fit its header, whatever they are.
      if (extraFields < 0) fields.length += Math.max(extraFields, 1 - fields.length)
      else for (let i = 0; i < extraFields; i += 1) fields.push(' .')
      return { rowNumber, fields }
    })
    waiting = []
    return { header: columns, rows: taken }
  }
  for await (const row of rows) {
    waiting.push(row)
    if (waiting.length === CHUNK_ROWS) yield chunk()
  }
  yield chunk()
}
