import type { ReactElement } from 'react'
import * as css from './paste-box.css.ts'

/** So many show what a paste is about; the others are counted. */
const SHOWN = 5

export type PasteLinesProps = { title: string; lines: readonly string[]; more: (count: number) => string }

/** Some lines of a paste of which something is to be said. */
export function PasteLines({ title, lines, more }: PasteLinesProps): ReactElement | null {
  if (lines.length === 0) return null
  return (
    <div className={css.lines}>
      <span className={css.linesTitle}>{title}</span>
      <ul className={css.list}>
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > SHOWN && <li>{more(lines.length - SHOWN)}</li>}
      </ul>
    </div>
  )
}
