import { componentTitle, type ImportLogDetail, type ImportLogResult } from '@edconsole/console-core'
import { valueColumn } from '../../features/runs/columns/plain-columns.tsx'
import { rowInFile } from '../../features/runs/findings/row-in-file.ts'
import type { WordsOf } from '../../features/runs/findings/use-finding-words.ts'
import type { CsvRequest } from '../../patterns/resource-table/csv/use-csv-download.ts'
import { type Level, logLines, severitiesOf } from './levels.tsx'
import type { ImportLogErrorsMessages } from './messages.ts'

type Context = {
  result: Pick<ImportLogResult, 'batchId' | 'etlStatusId' | 'componentName'>
  level: Level
  personalShown: boolean
  wordsOf: WordsOf
  m: Pick<ImportLogErrorsMessages, 'columns' | 'file' | 'level'>
}

/** The raw log as a file, in the order in which it was written; with nothing in it that the page hides. */
export const logFile = ({
  result,
  level,
  personalShown,
  wordsOf,
  m,
}: Context): Omit<CsvRequest<ImportLogDetail>, 'noun'> => ({
  operation: logLines,
  query: {
    filter: {
      batchId: String(result.batchId),
      etlStatusId: String(result.etlStatusId),
      severity: severitiesOf(level),
    },
    sort: { loggedAt: 'asc' },
  },
  keyOf: ({ id }) => String(id),
  tableId: `${componentTitle(result.componentName)} error log ${result.batchId}`,
  columns: [
    column('loggedAt', m.file.time, ({ loggedAt }) => loggedAt),
    column('severity', m.columns.severity, ({ severity }) => m.level[severity]),
    column('rowInFile', m.columns.rowNumber, rowInFile),
    column('rowNumber', m.file.dataRow, ({ rowNumber }) => rowNumber),
    column('sourceId', m.file.localId, ({ sourceId }) => sourceId),
    column('sourceColumn', m.columns.sourceColumn, (line) => line.sourceColumn ?? line.columnName),
    column('message', m.columns.message, (line) => wordsOf(line, personalShown).message),
    column('errorCode', m.columns.errorCode, ({ errorCode }) => errorCode),
    column('suggestion', m.file.suggestion, (line) => wordsOf(line, personalShown).suggestion),
  ],
})

const column = valueColumn<ImportLogDetail>
