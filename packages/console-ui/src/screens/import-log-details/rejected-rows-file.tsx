import {
  componentTitle,
  type ImportLogDetail,
  type ImportLogResult,
  importLogsResource,
} from '@edconsole/console-core'
import { valueColumn } from '../../features/runs/columns/plain-columns.tsx'
import { rowInFile } from '../../features/runs/findings/row-in-file.ts'
import type { WordsOf } from '../../features/runs/findings/use-finding-words.ts'
import { MASK } from '../../features/runs/record/masked-text.ts'
import { isPersonalColumn } from '../../features/runs/record/personal-column.ts'
import type { Column } from '../../patterns/resource-table/column.ts'
import type { CsvRequest } from '../../patterns/resource-table/csv/use-csv-download.ts'
import type { ImportLogDetailsMessages } from './messages.ts'

type Context = {
  result: Pick<ImportLogResult, 'batchId' | 'etlStatusId' | 'componentName'>
  /** Only its rows; all rejected ones without. */
  cause: string | undefined
  personalShown: boolean
  wordsOf: WordsOf
  m: Pick<ImportLogDetailsMessages, 'file'>
}

/**
 * The error file (domain 5.5): each finding with its source row, so that a district can correct the rows and send them
 * again. A row with two errors has two lines, each with its own code.
 */
export const rejectedRowsFile = ({
  result,
  cause,
  personalShown,
  wordsOf,
  m,
}: Context): Omit<CsvRequest<ImportLogDetail>, 'noun'> => ({
  operation: importLogsResource.details,
  query: {
    filter: {
      batchId: String(result.batchId),
      etlStatusId: String(result.etlStatusId),
      ...(cause === undefined ? { severity: 'error' } : { cause }),
    },
    sort: { rowNumber: 'asc' },
  },
  keyOf: ({ id }) => String(id),
  tableId: `${componentTitle(result.componentName)} rejected rows ${result.batchId}`,
  columns: (first) => rejectedRowColumns(first, { personalShown, wordsOf, m }),
})

/** The source's columns in their order, then ours. */
export const rejectedRowColumns = (
  rows: readonly ImportLogDetail[],
  { personalShown, wordsOf, m: { file } }: Pick<Context, 'personalShown' | 'wordsOf' | 'm'>,
): Column<ImportLogDetail>[] => [
  ...sourceColumns(rows).map((name) =>
    column(name, name, (row) => {
      const value = row.rowData?.[name] ?? null
      const hidden = !personalShown && value !== '' && isPersonalIn(row, name)
      return hidden && value !== null ? MASK : value
    }),
  ),
  column('rowInFile', file.rowInFile, rowInFile),
  column('rowNumber', file.dataRow, (row) => row.rowNumber),
  column('errorCode', file.errorCode, (row) => row.errorCode),
  column('message', file.errorMessage, (row) => wordsOf(row, personalShown).message),
  column('suggestion', file.suggestion, (row) => wordsOf(row, personalShown).suggestion),
]

const sourceColumns = (rows: readonly ImportLogDetail[]): string[] => [
  ...new Set(rows.flatMap(({ rowData }) => Object.keys(rowData ?? {}))),
]

const isPersonalIn = (row: ImportLogDetail, name: string): boolean =>
  isPersonalColumn(name) || (name === row.sourceColumn && isPersonalColumn(row.columnName))

const column = valueColumn<ImportLogDetail>
