import type { ReactElement } from 'react'
import * as css from './status.css.ts'
import { StatusIcon } from './status-icon.tsx'
import type { StatusProps } from './status-props.ts'
import { useStatusLook } from './use-status-look.ts'

/** A state in a table: icon and word, no box (R44). */
export function StatusText({ status, componentsFailed, oldFiles }: StatusProps): ReactElement {
  const look = useStatusLook()(status, componentsFailed, oldFiles)
  return (
    <span className={css.text}>
      <StatusIcon look={look} size="md" className={css.icon[look.tone]} />
      <span className={css.word} data-ec-cut="">
        {look.word}
      </span>
    </span>
  )
}
