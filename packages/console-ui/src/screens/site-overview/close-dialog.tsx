import type { Site } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import * as css from '../../features/sites/consequences.css.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import type { SiteOverviewMessages } from './messages.ts'

export type CloseDialogProps = {
  open: boolean
  sites: readonly Pick<Site, 'id' | 'siteName' | 'studentCount'>[]
  onConfirm: () => void
  onClose: () => void
  m: SiteOverviewMessages
}

/** Asks before one or several sites are closed at once: who is there, and what the next runs do. */
export function CloseDialog({ open, sites, onConfirm, onClose, m }: CloseDialogProps): ReactElement {
  const { consequences } = m
  const [only] = sites
  const isOne = sites.length === 1 && only !== undefined
  return (
    <ConfirmDialog
      open={open}
      title={isOne ? consequences.close(only.siteName) : consequences.closeMany(sites.length)}
      confirmLabel={isOne ? consequences.closeAction : consequences.closeManyAction}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <div className={css.lines}>
        <ul className={css.list}>
          {sites.map(({ id, siteName, studentCount }) => (
            <li key={id}>{consequences.students(siteName, studentCount)}</li>
          ))}
        </ul>
        <p className={css.line}>{consequences.closedImport}</p>
        <p className={css.line}>{consequences.closedExport}</p>
      </div>
    </ConfirmDialog>
  )
}
