import type { ReactElement } from 'react'
import { resolveStatus } from '../../parts/status/resolve-status.ts'
import * as statusCss from '../../parts/status/status.css.ts'
import { StatusIcon } from '../../parts/status/status-icon.tsx'
import * as css from './summary.css.ts'

/** A state that stands where others have a number. */
export function BigStatus(props: { status: string; componentsFailed?: boolean }): ReactElement {
  const look = resolveStatus(props.status, props.componentsFailed)
  return (
    <span className={css.word}>
      <StatusIcon look={look} size="md" className={statusCss.icon[look.tone]} />
      <span>{look.word}</span>
    </span>
  )
}
