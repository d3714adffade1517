import type { ReactElement } from 'react'
import * as css from './scaled-bar.css.ts'

export type ScaledBarProps = {
  accepted: number
  rejected: number
  /** What fills the whole width: the bars of a batch share it, so that its bulk is seen at once. */
  scale: number
  /** The figures in words. */
  label: string
}

/** The rows of one component, as long as its share of the largest one; a single rejected row still shows. */
export function ScaledBar({ accepted, rejected, scale, label }: ScaledBarProps): ReactElement | null {
  if (accepted + rejected === 0 || scale === 0) return null
  const width = (rows: number) => ({ inlineSize: `${(rows / scale) * 100}%` })
  return (
    <span className={css.root} role="img" aria-label={label}>
      {accepted > 0 ? <span className={css.accepted} style={width(accepted)} /> : null}
      {rejected > 0 ? <span className={css.rejected} style={width(rejected)} /> : null}
    </span>
  )
}
