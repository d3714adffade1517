import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { classNames } from '../../../styles/class-names.ts'
import { translationsPanelMessages } from './messages.ts'
import * as css from './translations-panel.css.ts'

export type SourceTextProps = { value: string; strong?: boolean; cleared?: boolean }

/** A value as the SIS writes it; an empty cell has a word instead. */
export function SourceText({ value, strong, cleared }: SourceTextProps): ReactElement {
  const m = useMessages('translations-panel', translationsPanelMessages)
  if (value.trim() === '') return <span className={css.quiet}>{m.match.blank}</span>
  return (
    // Codes are written from left to right wherever they stand.
    <span dir="ltr" className={classNames(css.mono, css.value, strong && css.strong, cleared && css.struck)}>
      {value}
    </span>
  )
}
