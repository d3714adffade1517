import type { AccountFieldChange } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import * as cell from '../../features/runs/columns/cell-text.css.ts'
import { ForwardIcon } from '../../parts/icons/later-icons.ts'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import type { AccountSyncLogsMessages } from './messages.ts'
import * as css from './screen.css.ts'
import { shownChange } from './shown-change.ts'

export type ChangesCellProps = { changes: readonly AccountFieldChange[]; m: AccountSyncLogsMessages }

/** The first change, before and after, and how many more there are. */
export function ChangesCell({ changes, m }: ChangesCellProps): ReactElement {
  const [first] = changes
  if (!first) return <NoValue />
  const { field, from, to } = shownChange(first, m)
  return (
    <span>
      <span className={cell.tertiary}>{field} </span>
      {from ?? <NoValue />}
      <ForwardIcon size="sm" className={css.arrow} />
      <VisuallyHidden> {m.to} </VisuallyHidden>
      {to ?? <NoValue />}
      {changes.length > 1 ? <span className={cell.tertiary}> {m.more(changes.length - 1)}</span> : null}
    </span>
  )
}
