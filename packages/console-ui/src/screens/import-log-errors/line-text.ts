import { formatCount, formatDateTime, type ImportLogDetail } from '@edconsole/console-core'
import { rowInFile } from '../../features/runs/findings/row-in-file.ts'
import { maskedText } from '../../features/runs/record/masked-text.ts'
import { isPersonalColumn } from '../../features/runs/record/personal-column.ts'
import type { ImportLogErrorsMessages } from './messages.ts'

/** A line's message as it is shown: a personal value is hidden in it until asked for. */
export const shownMessage = (
  line: Pick<ImportLogDetail, 'message' | 'rejectedValue' | 'columnName' | 'sourceColumn'>,
  personalShown: boolean,
): string => {
  const personal = isPersonalColumn(line.columnName) || isPersonalColumn(line.sourceColumn)
  return personal && !personalShown ? maskedText(line.message, line.rejectedValue) : line.message
}

/** A whole line for the clipboard, its parts apart by tabs, with nothing in it that is not on the screen. */
export const copiedLine = (
  line: ImportLogDetail,
  { personalShown, timeZone, m }: { personalShown: boolean; timeZone: string; m: ImportLogErrorsMessages },
): string => {
  const row = rowInFile(line)
  return [
    formatDateTime(line.loggedAt, timeZone),
    m.level[line.severity],
    row === null ? m.run.ofFile : `${m.full.row} ${formatCount(row)}`,
    line.sourceColumn ?? line.columnName ?? '',
    shownMessage(line, personalShown),
    line.errorCode,
  ].join('\t')
}
