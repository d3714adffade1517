import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { partMessages } from '../messages.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './mono-tag.css.ts'

export type MonoTagProps = {
  /** A raw value as it came: spaces inside are kept. An empty one is drawn as an empty tag and read as "empty". */
  value: string
  /** "danger" for a value that was refused. Default "neutral". */
  tone?: keyof typeof css.tone
}

export function MonoTag({ value, tone = 'neutral' }: MonoTagProps): ReactElement {
  const m = useMessages('parts', partMessages)
  return (
    <span className={classNames(css.root, css.tone[tone])}>
      <span className={css.text}>{value === '' ? <VisuallyHidden>{m.empty}</VisuallyHidden> : value}</span>
    </span>
  )
}
