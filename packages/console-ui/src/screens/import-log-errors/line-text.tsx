import { formatCount, formatDateTime, type ImportLogDetail } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { rowInFile } from '../../features/runs/findings/row-in-file.ts'
import { splitAtMatches } from './find-matches.ts'
import type { ImportLogErrorsMessages } from './messages.ts'
import * as css from './screen.css.ts'

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

export type MarkedTextProps = {
  text: string
  wanted: string
  /** Where in the text the match stands that the reader is at. */
  currentAt: number | undefined
}

/** A text with everything marked that was looked for. */
export function MarkedText({ text, wanted, currentAt }: MarkedTextProps): ReactElement {
  let at = 0
  return (
    <>
      {splitAtMatches(text, wanted).map((piece) => {
        const start = at
        at += piece.text.length
        if (!piece.match) return piece.text
        const current = start === currentAt
        return (
          <mark
            key={start}
            className={current ? css.currentMark : css.mark}
            aria-current={current || undefined}
          >
            {piece.text}
          </mark>
        )
      })}
    </>
  )
}
