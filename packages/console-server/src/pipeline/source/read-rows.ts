import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createFinding } from '@edconsole/console-core/import-rules'
import { CsvError, parse } from 'csv-parse'
import iconv from 'iconv-lite'
import { BrokenSourceError, type ReadRow, type RowChunk } from './opened-source.ts'

const DELIMITERS = { comma: ',', tab: '\t', pipe: '|' } as const
const RECORD_MAX = 1024 * 1024
const CHUNK = 500

/**
 * Reads rows in chunks, one chunk in memory at a time. The first chunk goes with the header; a file without one has its
 * columns named `Column 1`, `Column 2` …. Wholly empty lines are counted and left out, so that row numbers stay those of
 * a spreadsheet.
 */
export async function* readRows(
  path: string,
  options: { delimiter: keyof typeof DELIMITERS; encoding: string; hasHeader: boolean },
): AsyncGenerator<RowChunk> {
  const parser = parse({
    delimiter: DELIMITERS[options.delimiter],
    bom: true,
    relaxColumnCount: true,
    relaxQuotes: true,
    maxRecordSize: RECORD_MAX,
  })
  pipeline(createReadStream(path), iconv.decodeStream(options.encoding), parser, () => {})
  let header: string[] | null = null
  let rowNumber = 0
  let rows: ReadRow[] = []
  try {
    for await (const piece of parser) {
      const fields: string[] = piece
      if (header === null) {
        header = options.hasHeader ? named(fields) : fields.map((_, i) => `Column ${i + 1}`)
        if (options.hasHeader) continue
      }
      rowNumber += 1
      if (fields.every((field) => field.trim() === '')) continue
      rows.push({ fields, rowNumber })
      if (rows.length === CHUNK) {
        yield { header, rows }
        rows = []
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const message = reason(error, rowNumber, options.hasHeader)
    throw new BrokenSourceError(createFinding('V007', { instead: { message } }))
  }
  yield { header: header ?? [], rows }
}

/** Names without spaces at their ends, each once: a repeated one gets its number. */
const named = (fields: readonly string[]): string[] => {
  const seen = new Map<string, number>()
  return fields.map((field, i) => {
    const name = field.trim() || `Column ${i + 1}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

const reason = (error: CsvError, rowNumber: number, hasHeader: boolean): string => {
  const row = (rowNumber + (hasHeader ? 2 : 1)).toLocaleString('en-US')
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return `Row ${row} is longer than 1 MB: a line end or a closing quote is missing. Nothing was loaded.`
  return error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? `A quote that opens in or after row ${row} is never closed. Nothing was loaded.`
    : `The file cannot be read from row ${row} on. Check the delimiter and the quotes. Nothing was loaded.`
}
