import { formatDateTime } from '@edconsole/console-core'
import { findingColumns } from '../../features/runs/columns/finding-columns.tsx'
import { quietColumn } from '../../features/runs/columns/plain-columns.tsx'
import type { LogLine } from '../../features/runs/findings/log-line.ts'
import type { Column } from '../../patterns/resource-table/column.ts'
import type { ExportLogDetailsMessages } from './messages.ts'

type Context = Parameters<typeof findingColumns>[0] & {
  timeZone: string
  m: ExportLogDetailsMessages
}

/** The columns of a file's lines, shown ones first. */
export const exportDetailColumns = (context: Context): Column<LogLine>[] => {
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
