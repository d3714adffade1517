import { formatCount, formatDateTime, type ImportLogDetail } from '@edconsole/console-core'
import { rowInFile } from '../../features/runs/findings/row-in-file.ts'
import type { ImportLogErrorsMessages } from './messages.ts'

/** A whole line for the clipboard, its parts apart by tabs, with nothing in it that is not on the screen. */
export const copiedLine = (
  line: ImportLogDetail,
  { message, timeZone, m }: { message: string; timeZone: string; m: ImportLogErrorsMessages },
): string => {
  const row = rowInFile(line)
  return [
    formatDateTime(line.loggedAt, timeZone),
    m.level[line.severity],
    row === null ? m.run.ofFile : `${m.full.row} ${formatCount(row)}`,
    line.sourceColumn ?? line.columnName ?? '',
    message,
    line.errorCode,
  ].join('\t')
}
