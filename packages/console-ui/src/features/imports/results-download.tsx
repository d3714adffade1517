import {
  componentTitle,
  describeStatus,
  formatDateTime,
  type ImportLogResult,
  importLogsResource,
  useConsoleSettings,
  useMessages,
  useSnackbar,
} from '@edconsole/console-core'
import type { Column } from '../../patterns/resource-table/column.ts'
import { type CsvRequest, useCsvRun } from '../../patterns/resource-table/csv/use-csv-run.ts'
import { valueColumn } from '../runs/columns/plain-columns.tsx'
import { acceptedRows } from './accepted-rows.ts'
import { resultTitles } from './messages.ts'

type ResultTitles = typeof resultTitles

/** Sentences of the results' own screen, so that a host that replaces them has them in the file too. */
const messages = {
  columns: resultTitles,
  accepted: 'Accepted',
  noun: { one: 'component', many: 'components' },
}

export type ResultsDownloadProps = { batchId: number | string; onEnd: () => void }

/** Saves the results of a batch as a file; draws nothing. */
export function ResultsDownload({ batchId, onEnd }: ResultsDownloadProps): null {
  const { timeZone } = useConsoleSettings()
  const m = useMessages('import-log-results', messages)
  const { show } = useSnackbar()
  useCsvRun(
    {
      ...resultsFile({ batchId, timeZone, titles: m.columns, accepted: m.accepted }),
      noun: [m.noun.one, m.noun.many],
      say: (message) => show({ message }),
    },
    onEnd,
  )
  return null
}

type Context = { batchId: number | string; timeZone: string; titles: ResultTitles; accepted: string }

/** The components of a batch as a file, in load order: everything that the page can show of them. */
const resultsFile = ({
  batchId,
  timeZone,
  titles,
  accepted,
}: Context): Omit<CsvRequest<ImportLogResult>, 'say' | 'noun'> => ({
  operation: importLogsResource.results,
  query: { filter: { batchId: String(batchId) }, sort: { sequence: 'asc' } },
  keyOf: ({ etlStatusId }) => String(etlStatusId),
  tableId: `import-log-results.${batchId}`,
  columns: [
    column('componentName', titles.componentName, (row) => componentTitle(row.componentName)),
    column('status', titles.status, (row) => describeStatus(row.status).word),
    column('fileName', titles.fileName, (row) => row.fileName),
    column('startedAt', titles.startedAt, (row) => formatDateTime(row.startedAt, timeZone)),
    column('endedAt', titles.endedAt, (row) => formatDateTime(row.endedAt, timeZone)),
    column('durationMs', titles.durationMs, (row) => row.durationMs),
    count('recordsRead', titles),
    column('accepted', accepted, acceptedRows),
    count('recordsRejected', titles),
    count('recordsWarned', titles),
    count('recordsInserted', titles),
    count('recordsUpdated', titles),
    count('recordsUnchanged', titles),
    count('recordsDeleted', titles),
    change('readChange', titles.readChange, 'recordsRead'),
    change('rejectedChange', titles.rejectedChange, 'recordsRejected'),
    column('message', titles.message, (row) => row.message),
  ],
})

const column = valueColumn<ImportLogResult>

type CountField = Extract<keyof ImportLogResult, `records${string}`>

const count = (field: CountField & keyof ResultTitles, titles: ResultTitles): Column<ImportLogResult> =>
  column(field, titles[field], (row) => row[field])

const change = (
  field: string,
  title: string,
  of: 'recordsRead' | 'recordsRejected',
): Column<ImportLogResult> =>
  column(field, title, (row) => (row.previous ? row[of] - row.previous[of] : null))
