import type { ReactElement } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './no-value.css.ts'

/** The en dash of an empty value, read as "no value". */
export function NoValue(): ReactElement {
  return (
    <span className={css.root}>
      <span aria-hidden>–</span>
      <VisuallyHidden>no value</VisuallyHidden>
    </span>
  )
}
