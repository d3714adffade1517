import { formatCount, type ImportLogDetail } from '@edconsole/console-core'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import type { Column } from '../../patterns/resource-table/column.ts'
import * as cell from '../../patterns/run-log/cell-text.css.ts'
import { MASK, maskedText } from '../../patterns/run-log/masked-text.ts'
import { isPersonalFinding } from '../../patterns/run-log/personal-finding.ts'
import { ReceivedValue } from '../../patterns/run-log/received-value.tsx'
import { rowInFile } from '../../patterns/run-log/row-in-file.ts'
import type { ImportLogDetailsMessages } from './messages.ts'

type Context = {
  /** Names, birth dates and the like are written out; otherwise they are hidden everywhere, in copies too. */
  personalShown: boolean
  m: ImportLogDetailsMessages
}

/** The columns of a component's findings. What is hidden for privacy is hidden in every form of the cell. */
export const importDetailColumns = ({ personalShown, m }: Context): Column<ImportLogDetail>[] => {
  const hides = (row: ImportLogDetail): boolean => !personalShown && isPersonalFinding(row)
  const quiet = (
    field: string,
    title: string,
    text: (row: ImportLogDetail) => string,
  ): Column<ImportLogDetail> => ({
    field,
    title,
    text,
    cell: (row) => {
      const shown = text(row)
      return shown === '' ? <NoValue /> : <span className={cell.secondary}>{shown}</span>
    },
  })
  return [
    {
      ...quiet('rowNumber', m.columns.rowNumber, (row) => {
        const number = rowInFile(row)
        return number === null ? m.run.ofFile : formatCount(number)
      }),
      value: rowInFile,
      width: 136,
      rowHeader: true,
    },
    {
      field: 'sourceId',
      title: m.columns.sourceId,
      width: 128,
      text: (row) => row.sourceId ?? '',
      cell: (row) => row.sourceId ?? <NoValue />,
    },
    { ...quiet('sourceColumn', m.columns.sourceColumn, sourceColumnOf), mono: true, width: 136, priority: 2 },
    {
      field: 'rejectedValue',
      title: m.columns.rejectedValue,
      width: 160,
      text: (row) => (row.rejectedValue === null ? '' : hides(row) ? MASK : row.rejectedValue),
      cell: (row) => <ReceivedValue row={row} masked={hides(row)} texts={m.run} />,
    },
    { ...quiet('siteCode', m.columns.siteCode, (row) => row.siteCode ?? ''), width: 88, priority: 2 },
    quiet('message', m.columns.message, (row) =>
      hides(row) ? maskedText(row.message, row.rejectedValue) : row.message,
    ),
    { ...quiet('causeTitle', m.columns.causeTitle, (row) => row.causeTitle), hidden: true },
    {
      ...quiet('severity', m.columns.severity, (row) => m.severities[row.severity] ?? row.severity),
      hidden: true,
    },
    { ...quiet('errorCode', m.columns.errorCode, (row) => row.errorCode), mono: true, hidden: true },
    {
      ...quiet('recordLabel', m.columns.recordLabel, (row) =>
        row.recordLabel === null ? '' : personalShown ? row.recordLabel : MASK,
      ),
      hidden: true,
    },
  ]
}

const sourceColumnOf = (row: ImportLogDetail): string => row.sourceColumn ?? row.columnName ?? ''
