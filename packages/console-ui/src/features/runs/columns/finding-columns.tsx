import { formatCount } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { MonoTag } from '../../../parts/mono-tag/mono-tag.tsx'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import type { Column } from '../../../patterns/resource-table/column.ts'
import type { LogLine } from '../findings/log-line.ts'
import { rowInFile } from '../findings/row-in-file.ts'
import type { WordsOf } from '../findings/use-finding-words.ts'
import type { RunLogMessages } from '../messages.ts'
import { MASK } from '../record/masked-text.ts'
import { isPersonalFinding } from '../record/personal-finding.ts'
import * as cell from './cell-text.css.ts'
import { quietColumn } from './plain-columns.tsx'

type Name =
  | 'rowNumber'
  | 'sourceId'
  | 'rejectedValue'
  | 'siteCode'
  | 'message'
  | 'causeTitle'
  | 'severity'
  | 'errorCode'
  | 'recordLabel'

type Context = {
  /** Names, birth dates and the like are written out; otherwise they are hidden everywhere, in copies too. */
  personalShown: boolean
  wordsOf: WordsOf
  m: {
    columns: Readonly<Record<Name, string>>
    severities: Readonly<Record<string, string>>
    run: Pick<RunLogMessages, 'ofFile' | 'hidden' | 'empty'>
  }
}

/**
 * The columns that the findings of imports and of exports have alike, for a screen to arrange. What is hidden for
 * privacy is hidden in every form of the cell.
 */
export const findingColumns = ({
  personalShown,
  wordsOf,
  m,
}: Context): Readonly<Record<Name, Column<LogLine>>> => {
  const hides = (line: LogLine): boolean => !personalShown && isPersonalFinding(line)
  const quiet = (field: Name, text: (line: LogLine) => string): Column<LogLine> =>
    quietColumn(field, m.columns[field], text)
  return {
    rowNumber: {
      ...quiet('rowNumber', (line) => {
        const number = rowInFile(line)
        return number === null ? m.run.ofFile : formatCount(number)
      }),
      value: rowInFile,
      rowHeader: true,
    },
    sourceId: {
      field: 'sourceId',
      title: m.columns.sourceId,
      text: (line) => line.sourceId ?? '',
      cell: (line) => line.sourceId ?? <NoValue />,
    },
    rejectedValue: {
      field: 'rejectedValue',
      title: m.columns.rejectedValue,
      text: (line) => (line.rejectedValue === null ? '' : hides(line) ? MASK : line.rejectedValue),
      cell: (line) => <ReceivedValue row={line} masked={hides(line)} texts={m.run} />,
    },
    siteCode: quiet('siteCode', (line) => line.siteCode ?? ''),
    message: quiet('message', (line) => wordsOf(line, personalShown).message),
    causeTitle: { ...quiet('causeTitle', (line) => wordsOf(line, personalShown).title), hidden: true },
    severity: {
      ...quiet('severity', ({ severity }) => m.severities[severity] ?? severity),
      hidden: true,
    },
    errorCode: { ...quiet('errorCode', ({ errorCode }) => errorCode), mono: true, hidden: true },
    recordLabel: {
      ...quiet('recordLabel', ({ recordLabel }) =>
        recordLabel === null ? '' : personalShown ? recordLabel : MASK,
      ),
      hidden: true,
    },
  }
}

type ReceivedValueProps = {
  row: Pick<LogLine, 'rejectedValue' | 'severity'>
  masked: boolean
  texts: { hidden: string; empty: string }
}

/** A value as the SIS sent it: spaces as middle dots, nothing as "empty", a personal one hidden. */
function ReceivedValue({ row, masked, texts }: ReceivedValueProps): ReactElement {
  const { rejectedValue: value, severity } = row
  if (value === null) return <NoValue />
  if (value === '') return <span className={cell.tertiary}>{texts.empty}</span>
  if (masked) {
    return (
      <span className={cell.tertiary}>
        <span aria-hidden="true">{MASK}</span>
        <VisuallyHidden>{texts.hidden}</VisuallyHidden>
      </span>
    )
  }
  return <MonoTag value={value.replaceAll(' ', '·')} tone={severity === 'error' ? 'danger' : 'neutral'} />
}
