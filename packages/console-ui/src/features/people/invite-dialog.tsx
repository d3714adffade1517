import { useMessages } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import { type PeopleMessages, peopleMessages } from './messages.ts'
import * as css from './people.css.ts'

export type InviteSkip = keyof PeopleMessages['invite']['skipped']

/** Who of several people gets an invitation, and how many don't, by the reason. */
export type Invitations = {
  readonly accountIds: readonly number[]
  readonly skipped: ReadonlyMap<InviteSkip, number>
}

export type InviteDialogProps = {
  invitations: Invitations
  running: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before several people are emailed, and says who of the selected is left out. */
export function InviteDialog({ invitations, running, onConfirm, onClose }: InviteDialogProps): ReactElement {
  const m = useMessages('people', peopleMessages).invite
  const { accountIds, skipped } = invitations
  const heading = useId()
  const count = accountIds.length
  const left = [...skipped.values()].reduce((sum, one) => sum + one, 0)
  return (
    <ConfirmDialog
      open
      title={m.question(count)}
      confirmLabel={m.confirm(count)}
      busy={running}
      busyLabel={m.busy}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <div className={css.question}>
        <p className={css.line}>{m.text(count)}</p>
        {left === 0 ? null : (
          <div>
            <p id={heading} className={css.line}>
              {m.skippedOf(left, left + count)}
            </p>
            <ul aria-labelledby={heading} className={css.skipped}>
              {[...skipped].map(([reason, people]) => (
                <li key={reason}>{m.skipped[reason](people)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </ConfirmDialog>
  )
}
