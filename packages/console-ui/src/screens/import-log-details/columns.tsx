import { findingColumns } from '../../features/runs/columns/finding-columns.tsx'
import { quietColumn } from '../../features/runs/columns/quiet-column.tsx'
import type { LogLine } from '../../features/runs/findings/log-line.ts'
import type { Column } from '../../patterns/resource-table/column.ts'
import type { ImportLogDetailsMessages } from './messages.ts'

type Context = Parameters<typeof findingColumns>[0] & { m: ImportLogDetailsMessages }

/** The columns of a component's findings, shown ones first. */
export const importDetailColumns = (context: Context): Column<LogLine>[] => {
  const { m } = context
  const of = findingColumns(context)
  return [
    { ...of.rowNumber, width: 120 },
    { ...of.sourceId, width: 120, priority: 2 },
    {
      ...quietColumn<LogLine>('sourceColumn', m.columns.sourceColumn, sourceColumnOf),
      mono: true,
      width: 136,
      priority: 2,
    },
    { ...of.rejectedValue, width: 128, priority: 2 },
    { ...of.siteCode, width: 72, priority: 2 },
    of.message,
    of.causeTitle,
    of.severity,
    of.errorCode,
    of.recordLabel,
  ]
}

const sourceColumnOf = (line: LogLine): string => line.sourceColumn ?? line.columnName ?? ''
