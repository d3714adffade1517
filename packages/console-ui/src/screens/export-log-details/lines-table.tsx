import { type ExportLogResult, exportLogsResource, useConsoleSettings } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import type { Cause } from '../../features/runs/causes/cause.ts'
import { findingFilters } from '../../features/runs/findings/finding-filters.ts'
import { LogLinesTable } from '../../features/runs/findings/log-lines-table.tsx'
import { useFindingWords } from '../../features/runs/findings/use-finding-words.ts'
import { exportDetailColumns } from './columns.tsx'
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
      onTogglePersonal={() => setPersonalShown((shown) => !shown)}
      m={m}
    >
      {children}
    </LogLinesTable>
  )
}
