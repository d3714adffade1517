import {
  CONSTANTS,
  componentTitle,
  type ExportLogDetail,
  type ExportLogResult,
  exportLogsResource,
  formatCount,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { gridPattern } from '../../patterns/resource-table/grid/grid-pattern.ts'
import { ResourceTable } from '../../patterns/resource-table/resource-table.tsx'
import type { Cause } from '../../patterns/run-log/cause.ts'
import { CopyRecord } from '../../patterns/run-log/copy-record.tsx'
import { PersonalDataButton } from '../../patterns/run-log/personal-data-button.tsx'
import { rowInFile } from '../../patterns/run-log/row-in-file.ts'
import { SourceRecord } from '../../patterns/run-log/source-record.tsx'
import { SplitPanel } from '../../patterns/split-panel/split-panel.tsx'
import { useOpenRow } from '../../patterns/split-panel/use-open-row.ts'
import { exportDetailColumns } from './columns.tsx'
import { exportDetailFilters } from './filters.ts'
import type { ExportLogDetailsMessages } from './messages.ts'

export type LinesTableProps = {
  result: ExportLogResult
  causes: readonly Cause[]
  pollMs: number | false
  /** Above the table, beside an open line as the table is. */
  children: ReactNode
  m: ExportLogDetailsMessages
}

/** Every line of a file's log, each with its row as it was sent. */
export function LinesTable({ result, causes, pollMs, children, m }: LinesTableProps): ReactElement {
  const [personalShown, setPersonalShown] = useState(false)
  const open = useOpenRow(keyOf)
  const columns = useMemo(() => exportDetailColumns({ personalShown, m }), [personalShown, m])
  const filters = useMemo(() => exportDetailFilters(causes, m), [causes, m])
  const togglePersonal = (): void => setPersonalShown((shown) => !shown)
  const { row } = open
  return (
    <SplitPanel
      record={
        row && {
          title: titleOf(row, m),
          position: open.position,
          previous: open.previous,
          next: open.next,
          onClose: open.close,
          pending: open.pending,
          body: (
            <SourceRecord
              row={row}
              sameValue={null}
              onShowSame={() => {}}
              personalShown={personalShown}
              onTogglePersonal={togglePersonal}
              m={row.rowNumber === null ? m : { ...m, record: { ...m.record, none: m.record.notKept } }}
            />
          ),
          ...(row.rowData !== null && { foot: <CopyRecord row={row} personalShown={personalShown} m={m} /> }),
        }
      }
    >
      {children}
      <ResourceTable
        tableId="export-log-details"
        operation={exportLogsResource.details}
        columns={columns}
        label={m.table(componentTitle(result.componentName))}
        noun={[m.noun.one, m.noun.many]}
        density="compact"
        grid={gridPattern}
        search={{ placeholder: m.search }}
        filters={filters}
        fixedFilter={{ batchId: String(result.batchId), etlStatusId: String(result.etlStatusId) }}
        defaultPageSize={CONSTANTS.pageSizePeople}
        pollMs={pollMs}
        onRows={open.onRows}
        onRowOpen={open.open}
        openKey={open.key}
        revealKey={open.key}
        toolbarEnd={<PersonalDataButton shown={personalShown} onToggle={togglePersonal} texts={m.run} />}
      />
    </SplitPanel>
  )
}

const titleOf = (row: ExportLogDetail, m: ExportLogDetailsMessages): string => {
  const number = rowInFile(row)
  return number === null ? m.record.ofFile : m.record.title(formatCount(number))
}

const keyOf = (row: ExportLogDetail): string => String(row.id)
