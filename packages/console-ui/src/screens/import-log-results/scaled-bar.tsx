import type { ReactElement } from 'react'
import { RowBar } from '../../parts/row-bar/row-bar.tsx'
import { acceptedRows } from '../../patterns/import-run/accepted-rows.ts'
import * as css from './scaled-bar.css.ts'

export type ScaledBarProps = {
  counts: { recordsRead: number; recordsRejected: number }
  /** What fills the whole width: the bars of a batch share it, so that its bulk is seen at once. */
  scale: number
}

/** The rows of one component, as long as its share of the largest one. */
export function ScaledBar({ counts, scale }: ScaledBarProps): ReactElement | null {
  if (counts.recordsRead === 0 || scale === 0) return null
  return (
    <span className={css.root} style={{ inlineSize: `${(counts.recordsRead / scale) * 100}%` }}>
      <RowBar accepted={acceptedRows(counts)} rejected={counts.recordsRejected} />
    </span>
  )
}
