import type { ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import * as css from './field.css.ts'

/** Says in a word that a value differs from the saved one: a mark by colour alone is not seen by everybody. */
export function EditedTag({ inline }: { inline?: boolean }): ReactElement {
  return <span className={classNames(css.edited, !inline && css.headEnd)}>Edited</span>
}
