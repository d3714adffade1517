import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { partMessages } from '../messages.ts'
import * as css from './field.css.ts'

/** Says in a word that a value differs from the saved one: not everyone can see a mark by color alone. */
export function EditedTag({ inline }: { inline?: boolean }): ReactElement {
  const m = useMessages('parts', partMessages)
  return <span className={classNames(css.edited, !inline && css.headEnd)}>{m.edited}</span>
}
