import { formatCount, type ImportLogHeader, sisImportsResource, useRun } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import { useRemovalCount } from './held-removals.tsx'
import type { ImportLogResultsMessages } from './messages.ts'

/** What may become of records that an import would remove. */
export type HoldDecision = 'release' | 'discard'

export type HoldDialogProps = {
  batch: Pick<ImportLogHeader, 'batchId' | 'message'>
  decision: HoldDecision
  onClose: () => void
  m: ImportLogResultsMessages
}

/** Asks before a held batch is released or discarded (domain 5.2): neither can be taken back. */
export function HoldDialog({ batch, decision, onClose, m }: HoldDialogProps): ReactElement {
  const { batchId, message } = batch
  const texts = m.hold[decision]
  const count = useRemovalCount(String(batchId))
  const removals = decision === 'release' ? count : undefined
  const { run, saving, errors } = useRun(sisImportsResource.sync, {
    confirm: () => texts.done(batchId),
    refresh: ['importLogs'],
  })
  const decide = async () => {
    try {
      await run({ body: { batchId, decision, ...(removals !== undefined && { removals }) } })
      onClose()
    } catch {
      // The call has shown its own failure, and the dialog keeps its reason.
    }
  }
  return (
    <ConfirmDialog
      open
      title={texts.title(batchId)}
      confirmLabel={texts.action}
      busyLabel={texts.busy}
      danger={decision === 'release'}
      {...(removals ? { typeToConfirm: String(removals) } : {})}
      busy={saving}
      failure={errors[0]?.message}
      onConfirm={() => void decide()}
      onCancel={onClose}
    >
      {message === null ? null : <p>{message}</p>}
      {removals === undefined ? null : <p>{m.hold.release.count(formatCount(removals))}</p>}
      <p>{texts.consequence}</p>
    </ConfirmDialog>
  )
}
