import { accountsResource, useItem, useMessages, useSave } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import { peopleMessages } from './messages.ts'

/** Whose account gets a link. */
export type LinkOwner = { readonly accountId: number; readonly name: string }

export type PasswordLinkDialogProps = { owner: LinkOwner; onClose: () => void }

/** Asks before a link is sent, and says where it goes: to the account's address, which may not be that of the record. */
export function PasswordLinkDialog({ owner, onClose }: PasswordLinkDialogProps): ReactElement {
  const { accountId, name } = owner
  const m = useMessages('people', peopleMessages).passwordLink
  const account = useItem(accountsResource.get, { params: { id: String(accountId) } }, { silent: true })
  const send = useSave(accountsResource.sendPasswordLink, {
    confirm: ({ sentTo, minutes }) => m.done(sentTo, minutes),
    refresh: ['accountSyncLogs'],
  })
  const onConfirm = async () => {
    try {
      await send.run({ params: { accountId } })
      onClose()
    } catch {
      // The dialog stays and says why.
    }
  }
  return (
    <ConfirmDialog
      open
      title={m.title(name)}
      confirmLabel={m.confirm}
      busy={send.saving}
      busyLabel={m.busy}
      failure={send.errors[0]?.message}
      onConfirm={() => void onConfirm()}
      onCancel={onClose}
    >
      {m.text(account.data?.emailAddress || null)}
    </ConfirmDialog>
  )
}
