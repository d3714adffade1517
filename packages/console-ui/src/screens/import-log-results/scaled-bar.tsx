import type { ReactElement } from 'react'
import { acceptedRows } from '../../patterns/import-run/accepted-rows.ts'
import type { ImportRunMessages } from '../../patterns/import-run/messages.ts'
import * as css from './scaled-bar.css.ts'

export type ScaledBarProps = {
  counts: { recordsRead: number; recordsRejected: number }
  /** What fills the whole width: the bars of a batch share it, so that its bulk is seen at once. */
  scale: number
  texts: Pick<ImportRunMessages, 'bar'>
}

/** The rows of one component, as long as its share of the largest one; a single rejected row still shows. */
export function ScaledBar({ counts, scale, texts }: ScaledBarProps): ReactElement | null {
  if (counts.recordsRead === 0 || scale === 0) return null
  const accepted = acceptedRows(counts)
  const width = (rows: number) => ({ inlineSize: `${(rows / scale) * 100}%` })
  return (
    <span className={css.root} role="img" aria-label={texts.bar(accepted, counts.recordsRejected)}>
      {accepted > 0 ? <span className={css.accepted} style={width(accepted)} /> : null}
      {counts.recordsRejected > 0 ? (
        <span className={css.rejected} style={width(counts.recordsRejected)} />
      ) : null}
    </span>
  )
}
