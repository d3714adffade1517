import {
  describeStatus,
  type ExportLogHeader,
  type ExportLogResult,
  exportLogsResource,
  formatDateTime,
  placeOf,
  useAccess,
  useConsoleSettings,
  useList,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { hasArrived } from '../../features/exports/run/delivery.ts'
import { usePersonalShown } from '../../features/imports/use-personal-shown.ts'
import type { Cause } from '../../features/runs/causes/cause.ts'
import { CauseList } from '../../features/runs/causes/cause-list.tsx'
import { useCauses } from '../../features/runs/causes/use-causes.ts'
import { useChosenCause } from '../../features/runs/causes/use-chosen-cause.ts'
import { findingColumns } from '../../features/runs/columns/finding-columns.tsx'
import { quietColumn } from '../../features/runs/columns/plain-columns.tsx'
import { findingFilters } from '../../features/runs/findings/finding-filters.ts'
import type { LogLine } from '../../features/runs/findings/log-line.ts'
import { LogLinesTable } from '../../features/runs/findings/log-lines-table.tsx'
import { useFindingWords } from '../../features/runs/findings/use-finding-words.ts'
import { Button } from '../../parts/button/button.tsx'
import { CompletedIcon, InfoIcon } from '../../parts/icons/icons.ts'
import { Banner } from '../../patterns/banner/banner.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import type { Column } from '../../patterns/resource-table/column.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { FileFigures } from './file-figures.tsx'
import type { ExportLogDetailsMessages } from './messages.ts'
import * as css from './screen.css.ts'
import { TransferLog } from './transfer-log.tsx'

export type FileFindingsProps = {
  districtId: string
  result: ExportLogResult
  pollMs: number | false
  m: ExportLogDetailsMessages
}

/** What became of one file: figures, its way to the receiver, causes from the first to fix, lines. */
export function FileFindings({ districtId, result, pollMs, m }: FileFindingsProps): ReactElement {
  const { can } = useAccess()
  const causes = useCauses(exportLogsResource.details, result, { pollMs })
  const batchId = String(result.batchId)
  const batches = useList(
    exportLogsResource.headers,
    { filter: { batchId }, limit: 1 },
    { pollMs, within: { batchId } },
  )
  const batch = batches.data?.[0]
  const [chosenKey, choose] = useChosenCause()
  const chosen = causes.list?.find(({ key }) => key === chosenKey)
  const summary = (
    <>
      <FileFigures result={result} batch={batch} m={m} />
      {result.message !== null && result.status === 'failed' ? (
        <Banner
          tone="danger"
          className={css.banner}
          action={
            can('export-edit') ? (
              <PlaceButton size="sm" to={placeOf('export-edit', { districtId, id: String(result.exportId) })}>
                {m.run.checkExport}
              </PlaceButton>
            ) : undefined
          }
        >
          {result.message}
        </Banner>
      ) : null}
      {batch ? <TransferLog result={result} batch={batch} m={m} /> : null}
      {!batch && batches.errors.length > 0 ? (
        <p className={css.failed}>
          {m.log.failed}
          <Button kind="link" size="sm" onClick={batches.retry}>
            {m.run.tryAgain}
          </Button>
        </p>
      ) : null}
    </>
  )
  if (causes.list?.length === 0) {
    return (
      <>
        {summary}
        <NothingToFix result={result} batch={batch} m={m} />
      </>
    )
  }
  return (
    <LinesTable result={result} causes={causes.list ?? []} pollMs={pollMs} m={m}>
      {summary}
      <CauseList causes={causes} chosen={chosen?.key} onChoose={choose} m={m} />
    </LinesTable>
  )
}

type LinesTableProps = {
  result: ExportLogResult
  causes: readonly Cause[]
  pollMs: number | false
  /** Above the table, beside an open line as the table is. */
  children: ReactNode
  m: ExportLogDetailsMessages
}

/** Every line of a file's log, each with its row as it was sent. */
function LinesTable({ result, causes, pollMs, children, m }: LinesTableProps): ReactElement {
  const subject = String(result.batchId)
  const [personalShown, togglePersonal] = usePersonalShown(subject, { place: 'export', subject })
  const { timeZone } = useConsoleSettings()
  const wordsOf = useFindingWords()
  const columns = useMemo(
    () => exportDetailColumns({ personalShown, wordsOf, timeZone, m }),
    [personalShown, wordsOf, timeZone, m],
  )
  const filters = useMemo(() => findingFilters(causes, m), [causes, m])
  return (
    <LogLinesTable
      tableId="export-log-details"
      operation={exportLogsResource.details}
      part={result}
      columns={columns}
      filters={filters}
      search={{ placeholder: m.search }}
      pollMs={pollMs}
      personalShown={personalShown}
      onTogglePersonal={togglePersonal}
      m={m}
    >
      {children}
    </LogLinesTable>
  )
}

type NothingToFixProps = {
  result: ExportLogResult
  batch: ExportLogHeader | undefined
  m: ExportLogDetailsMessages
}

/** A file without lines: what became of its rows instead. */
function NothingToFix({ result, batch, m }: NothingToFixProps): ReactElement {
  const { running } = describeStatus(result.status)
  const { recordsRead, recordsWritten } = result
  const arrived = batch !== undefined && hasArrived(result, batch.deliveryMethod)
  const all = arrived && recordsRead > 0 && !running
  const clean = batch?.deliveryMethod === 'download' ? m.nothing.ready : m.nothing.clean
  const words = running ? m.nothing.running : recordsRead === 0 ? m.nothing.noRows : m.nothing.notSent
  return (
    <div className={css.nothing}>
      <EmptyState
        icon={all ? <CompletedIcon size="xl" /> : <InfoIcon size="xl" />}
        title={all ? clean(recordsWritten) : words}
      />
    </div>
  )
}

type Context = Parameters<typeof findingColumns>[0] & {
  timeZone: string
  m: ExportLogDetailsMessages
}

/** The columns of a file's lines, shown ones first. */
const exportDetailColumns = (context: Context): Column<LogLine>[] => {
  const { timeZone, m } = context
  const of = findingColumns(context)
  const quiet = (
    field: keyof ExportLogDetailsMessages['columns'],
    text: (line: LogLine) => string,
  ): Column<LogLine> => quietColumn(field, m.columns[field], text)
  return [
    { ...of.rowNumber, width: 112 },
    { ...of.sourceId, width: 112, priority: 2 },
    { ...quiet('columnName', ({ columnName }) => columnName ?? ''), mono: true, width: 136, priority: 3 },
    { ...of.rejectedValue, width: 120, priority: 3 },
    { ...of.siteCode, width: 80, priority: 3 },
    of.message,
    { ...quiet('owner', ({ owner }) => m.run.owners[owner] ?? owner), width: 112, priority: 2 },
    of.causeTitle,
    of.severity,
    of.errorCode,
    of.recordLabel,
    { ...quiet('loggedAt', ({ loggedAt }) => formatDateTime(loggedAt, timeZone)), hidden: true },
  ]
}
