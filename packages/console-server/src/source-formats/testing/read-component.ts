import { createRowParser } from '@edconsole/console-core/source-file'
import type { FlatRow } from '../../sis/flat-row.ts'
import { createFormatReader } from '../format-reader.ts'
import type { SourceFormat } from '../source-format.ts'

/** Reads the rows of a component out of texts, by the names that the format has for its files. */
export const readComponent = async (
  format: SourceFormat,
  component: Parameters<ReturnType<typeof createFormatReader>['rows']>[0],
  files: Readonly<Record<string, string>>,
): Promise<FlatRow[]> => {
  const reader = createFormatReader(format, {
    isAbsent: (file) => files[file] === undefined,
    rows: async function* (file) {
      const parser = createRowParser({ delimiter: 'comma', hasHeader: true })
      const rows = [...parser.push(files[file] ?? ''), ...parser.end()]
      const header = parser.header ?? []
      for (const { rowNumber, fields } of rows)
        yield { rowNumber, cells: Object.fromEntries(header.map((name, i) => [name, fields[i] ?? ''])) }
    },
  })
  const read: FlatRow[] = []
  for await (const { cells } of reader.rows(component)) read.push(cells)
  return read
}
