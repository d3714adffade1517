import { type ImportLogDetail, importLogsResource } from '@edconsole/console-core'
import { rowInFile } from '../../features/runs/findings/row-in-file.ts'
import type { WordsOf } from '../../features/runs/findings/use-finding-words.ts'
import type { Column } from '../../patterns/resource-table/column.ts'
import type { CsvRequest } from '../../patterns/resource-table/csv/use-csv-download.ts'
import type { DashboardMessages } from './messages.ts'

type Context = {
  batchId: number
  /** Keys of the causes that lie with the district. */
  causes: readonly string[]
  wordsOf: WordsOf
  m: Pick<DashboardMessages, 'needsFile'>
}

/**
 * What the district has to put right, row by row, so that each can be found in its own system. Values about people are hidden,
 * as everywhere until the reader asks to see them.
 */
export const needsFile = ({
  batchId,
  causes,
  wordsOf,
  m: { needsFile: m },
}: Context): Omit<CsvRequest<ImportLogDetail>, 'noun'> => ({
  operation: importLogsResource.details,
  query: { filter: { batchId: String(batchId), cause: causes }, sort: { rowNumber: 'asc' } },
  keyOf: ({ id }) => String(id),
  tableId: `${m.name} ${batchId}`,
  columns: [
    column('cause', m.cause, (line) => wordsOf(line, false).title),
    column('sourceId', m.localId, ({ sourceId }) => sourceId),
    column('siteCode', m.site, ({ siteCode }) => siteCode),
    column('rowInFile', m.rowInFile, rowInFile),
    column('sourceColumn', m.column, (line) => line.sourceColumn ?? line.columnName),
    column('message', m.message, (line) => wordsOf(line, false).message),
    column('suggestion', m.suggestion, (line) => wordsOf(line, false).suggestion),
  ],
})

const column = (
  field: string,
  title: string,
  value: (line: ImportLogDetail) => string | number | null,
): Column<ImportLogDetail> => ({ field, title, value, text: (line) => String(value(line) ?? '') })
