import type { ReactElement } from 'react'
import { MonoTag } from '../../../parts/mono-tag/mono-tag.tsx'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import * as cell from '../columns/cell-text.css.ts'
import type { LogLine } from '../findings/log-line.ts'
import { MASK } from './masked-text.ts'

export type ReceivedValueProps = {
  row: Pick<LogLine, 'rejectedValue' | 'severity'>
  masked: boolean
  texts: { hidden: string; empty: string }
}

/** A value as the SIS sent it: spaces as middle dots, nothing as "empty", a personal one hidden. */
export function ReceivedValue({ row, masked, texts }: ReceivedValueProps): ReactElement {
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
