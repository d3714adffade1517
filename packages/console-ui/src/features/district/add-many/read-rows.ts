import { formatCount } from '@edconsole/console-core'
import { sniff } from '@edconsole/console-core/dry-run'
import { BrokenFileError, createRowParser } from '@edconsole/console-core/source-file'
import type { ReadFile } from '../../../patterns/one-by-one/use-picked-file.ts'
import type { AddManyMessages } from './messages.ts'
import type { DistrictRows } from './plan-districts.ts'

/** Each is a call; larger sets are split. */
export const ROWS_MAX = 1000

/** Reads a file of districts as imports read theirs. Nothing of it leaves the browser. */
export const readRows = async (
  file: File,
  { faults }: Pick<AddManyMessages, 'faults'>,
): Promise<ReadFile<DistrictRows, string>> => {
  try {
    const { delimiter, encoding, problem } = await sniff(file, { hasHeader: true })
    if (problem !== null) return { fault: problem }
    const parser = createRowParser({ delimiter, hasHeader: true })
    const text = new TextDecoder(encoding).decode(await file.arrayBuffer())
    const rows = [...parser.push(text), ...parser.end()]
    if (!parser.header || rows.length === 0) return { fault: faults.noRows }
    if (rows.length > ROWS_MAX) return { fault: faults.tooMany(formatCount(ROWS_MAX)) }
    return { content: { header: parser.header, rows } }
  } catch (error) {
    return { fault: error instanceof BrokenFileError ? error.message : faults.unreadable }
  }
}
