import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { partMessages } from '../messages.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './no-value.css.ts'

/** The en dash of an empty value, read as "no value". */
export function NoValue(): ReactElement {
  const m = useMessages('parts', partMessages)
  return (
    <span className={css.root}>
      <span aria-hidden>–</span>
      <VisuallyHidden>{m.noValue}</VisuallyHidden>
    </span>
  )
}
