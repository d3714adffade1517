import { formatCount } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import * as css from '../../../features/district/district-list.css.ts'
import { Button } from '../../../parts/button/button.tsx'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import type { FleetMessages } from './messages.ts'

/** A district in which no import was started, and why. */
export type NotSynced = { id: number | string | undefined; name: string | undefined; reason: string }

export type NotSyncedDialogProps = {
  open: boolean
  districts: readonly NotSynced[]
  onClose: () => void
  m: FleetMessages
}

/** What a sync of several districts left out, district by district. */
export function NotSyncedDialog({ open, districts, onClose, m }: NotSyncedDialogProps): ReactElement {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.sync.notSynced(formatCount(districts.length), districts.length === 1)}
      width="sm"
      actions={
        <Button data-autofocus onClick={onClose}>
          {m.sync.close}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ul className={css.list} aria-label={m.sync.notSyncedList} tabIndex={0}>
        {districts.map(({ id, name, reason }) => (
          <li key={id ?? reason} className={css.item}>
            {name === undefined ? null : <span className={css.name}>{name}</span>}
            <span className={css.note}>{reason}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
