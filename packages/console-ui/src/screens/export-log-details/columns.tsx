import { type ExportLogDetail, formatCount, formatDateTime } from '@edconsole/console-core'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import type { Column } from '../../patterns/resource-table/column.ts'
import * as cell from '../../patterns/run-log/cell-text.css.ts'
import { MASK, maskedText } from '../../patterns/run-log/masked-text.ts'
import { isPersonalFinding } from '../../patterns/run-log/personal-finding.ts'
import { ReceivedValue } from '../../patterns/run-log/received-value.tsx'
import { rowInFile } from '../../patterns/run-log/row-in-file.ts'
import type { ExportLogDetailsMessages } from './messages.ts'

type Context = {
  /** Names, birth dates and the like are written out; otherwise they are hidden everywhere, in copies too. */
  personalShown: boolean
  m: ExportLogDetailsMessages
}

/** The columns of a file's lines. What is hidden for privacy is hidden in every form of the cell. */
export const exportDetailColumns = ({ personalShown, m }: Context): Column<ExportLogDetail>[] => {
  const hides = (row: ExportLogDetail): boolean => !personalShown && isPersonalFinding(row)
  const quiet = (
    field: keyof ExportLogDetailsMessages['columns'],
    text: (row: ExportLogDetail) => string,
  ): Column<ExportLogDetail> => ({
    field,
    title: m.columns[field],
    text,
    cell: (row) => {
      const shown = text(row)
      return shown === '' ? <NoValue /> : <span className={cell.secondary}>{shown}</span>
    },
  })
  return [
    {
      ...quiet('rowNumber', (row) => {
        const number = rowInFile(row)
        return number === null ? m.run.ofFile : formatCount(number)
      }),
      value: rowInFile,
      width: 112,
      rowHeader: true,
    },
    { ...quiet('sourceId', (row) => row.sourceId ?? ''), width: 112, priority: 2 },
    { ...quiet('columnName', (row) => row.columnName ?? ''), mono: true, width: 136, priority: 3 },
    {
      field: 'rejectedValue',
      title: m.columns.rejectedValue,
      width: 120,
      priority: 3,
      text: (row) => (row.rejectedValue === null ? '' : hides(row) ? MASK : row.rejectedValue),
      cell: (row) => <ReceivedValue row={row} masked={hides(row)} texts={m.run} />,
    },
    { ...quiet('siteCode', (row) => row.siteCode ?? ''), width: 80, priority: 3 },
    quiet('message', (row) => (hides(row) ? maskedText(row.message, row.rejectedValue) : row.message)),
    { ...quiet('owner', (row) => m.run.owners[row.owner] ?? row.owner), width: 112, priority: 2 },
    { ...quiet('causeTitle', (row) => row.causeTitle), hidden: true },
    { ...quiet('severity', (row) => m.severities[row.severity] ?? row.severity), hidden: true },
    { ...quiet('errorCode', (row) => row.errorCode), mono: true, hidden: true },
    {
      ...quiet('recordLabel', (row) =>
        row.recordLabel === null ? '' : personalShown ? row.recordLabel : MASK,
      ),
      hidden: true,
    },
    { ...quiet('loggedAt', (row) => formatDateTime(row.loggedAt)), hidden: true },
  ]
}
