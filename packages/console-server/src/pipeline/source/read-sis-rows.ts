import type { Finding } from '@edconsole/console-core/import-rules'
import type { FlatRow } from '../../sis/flat-row.ts'
import { SisError } from '../../sis/sis-error.ts'
import { BrokenSourceError, type RowChunk } from './opened-source.ts'

const CHUNK = 500

/**
 * Rows of a SIS as if they came from a file. The header has the columns that are known of this SIS, for an answer may leave
 * out what is empty, and the other ones of the first rows.
 */
export async function* readSisRows(
  rows: AsyncGenerator<FlatRow>,
  declared: readonly string[],
  findingOf: (error: SisError) => Finding,
): AsyncGenerator<RowChunk> {
  let header: string[] | null = null
  let waiting: FlatRow[] = []
  let rowNumber = 0
  const chunk = (): RowChunk => {
    const columns = header ?? [...new Set([...declared, ...waiting.flatMap(Object.keys)])]
    header = columns
    const taken = waiting.map((row) => {
      rowNumber += 1
      return { rowNumber, fields: columns.map((column) => row[column] ?? '') }
    })
    waiting = []
    return { header: columns, rows: taken }
  }
  try {
    for await (const row of rows) {
      waiting.push(row)
      if (waiting.length === CHUNK) yield chunk()
    }
  } catch (error) {
    throw error instanceof SisError ? new BrokenSourceError(findingOf(error)) : error
  }
  yield chunk()
}
