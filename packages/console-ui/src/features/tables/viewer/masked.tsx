import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { partMessages } from '../../../parts/messages.ts'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import { MASK } from '../../runs/record/masked-text.ts'
import * as css from './table-viewer.css.ts'

/** A personal value before it is asked for; also where there is none, since that would tell something too. */
export function Masked(): ReactElement {
  const m = useMessages('parts', partMessages)
  return (
    <span className={css.quiet}>
      <span aria-hidden="true">{MASK}</span>
      <VisuallyHidden>{m.masked}</VisuallyHidden>
    </span>
  )
}
