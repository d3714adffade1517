import { formatCount, formatDateTime, type ImportLogDetail } from '@edconsole/console-core'
import { placeInDetails } from '../../features/imports/place-in-details.ts'
import * as cell from '../../features/runs/columns/cell-text.css.ts'
import { rowInFile } from '../../features/runs/findings/row-in-file.ts'
import type { WordsOf } from '../../features/runs/findings/use-finding-words.ts'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { Column } from '../../patterns/resource-table/column.ts'
import { classNames } from '../../styles/class-names.ts'
import type { Match } from './find-matches.ts'
import { MarkedText } from './line-text.tsx'
import type { ImportLogErrorsMessages } from './messages.ts'
import * as css from './screen.css.ts'

type Context = {
  districtId: string
  timeZone: string
  personalShown: boolean
  wordsOf: WordsOf
  wrap: boolean
  /** What is looked for, and the match that the reader is at. */
  wanted: string
  current: Match | undefined
  m: ImportLogErrorsMessages
}

/** The columns of the raw log. */
export const errorLogColumns = (context: Context): Column<ImportLogDetail>[] => {
  const { districtId, timeZone, personalShown, wordsOf, wrap, wanted, current, m } = context
  return [
    {
      field: 'loggedAt',
      title: m.columns.loggedAt,
      width: 224,
      rowHeader: true,
      text: (line) => formatDateTime(line.loggedAt, timeZone),
      cell: (line) => <span className={css.time}>{formatDateTime(line.loggedAt, timeZone)}</span>,
    },
    {
      field: 'severity',
      title: m.columns.severity,
      width: 96,
      text: (line) => m.level[line.severity],
      cell: (line) => (
        <span className={classNames(css.level, css.tone[line.severity])}>
          <span className={css.dot} aria-hidden="true" />
          {m.level[line.severity]}
        </span>
      ),
    },
    {
      field: 'rowNumber',
      title: m.columns.rowNumber,
      align: 'end',
      width: 104,
      priority: 2,
      text: (line) => rowText(line, m),
      cell: (line) =>
        line.rowNumber === null ? (
          <span className={cell.tertiary}>{rowText(line, m)}</span>
        ) : (
          <PlaceLink to={placeInDetails(districtId, line)}>{rowText(line, m)}</PlaceLink>
        ),
    },
    {
      field: 'sourceColumn',
      title: m.columns.sourceColumn,
      mono: true,
      width: 128,
      priority: 3,
      text: (line) => line.sourceColumn ?? line.columnName ?? '',
    },
    {
      field: 'message',
      title: m.columns.message,
      text: (line) => wordsOf(line, personalShown).message,
      cell: (line) => (
        <span className={classNames(css.message, wrap && css.wrapped)}>
          <MarkedText
            text={wordsOf(line, personalShown).message}
            wanted={wanted}
            currentAt={current?.lineId === line.id ? current.at : undefined}
          />
        </span>
      ),
    },
    {
      field: 'errorCode',
      title: m.columns.errorCode,
      mono: true,
      width: 88,
      priority: 3,
      text: (line) => line.errorCode,
    },
  ]
}

const rowText = (line: ImportLogDetail, m: ImportLogErrorsMessages): string => {
  const row = rowInFile(line)
  return row === null ? m.run.ofFile : formatCount(row)
}
