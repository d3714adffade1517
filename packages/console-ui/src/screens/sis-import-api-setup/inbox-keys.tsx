import {
  formatDateTime,
  type InboxKey,
  inboxResource,
  useConsoleSettings,
  useRemove,
} from '@edconsole/console-core'
import { type ReactElement, useRef, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import { focusIfLost } from '../../parts/way-back/focus-if-lost.ts'
import * as css from './file-delivery.css.ts'
import type { ApiSetupMessages } from './messages.ts'
import * as table from './screen.css.ts'

type Messages = ApiSetupMessages['inbox']

export type InboxKeysProps = { keys: readonly InboxKey[]; mayEdit: boolean; m: Messages }

/** What the district signs in with, and when each was used. */
export function InboxKeys({ keys, mayEdit, m }: InboxKeysProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const [revoking, setRevoking] = useState<InboxKey | null>(null)
  const region = useRef<HTMLDivElement>(null)
  if (keys.length === 0) return <p className={css.text}>{m.keys.none}</p>
  const time = (at: string | null) => (at === null ? m.keys.never : formatDateTime(at, timeZone))
  return (
    // It takes the focus of a button that goes away.
    <div className={table.scroll} ref={region} tabIndex={-1}>
      <table className={table.runs} aria-label={m.keys.title}>
        <thead>
          <tr>
            {[m.keys.name, m.keys.lastUsed, m.keys.state].map((title) => (
              <th key={title} scope="col" className={table.head}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id}>
              <td className={table.line}>
                <span className={css.name}>{key.name}</span>
                <p className={css.fact}>
                  {key.kind === 'password' ? m.keys.password : m.keys.publicKey(key.fingerprint ?? '')}
                </p>
                <p className={css.fact}>{m.keys.created(time(key.createdAt), key.createdBy)}</p>
              </td>
              <td className={key.lastUsedAt === null ? table.time : table.line}>{time(key.lastUsedAt)}</td>
              <td className={table.line}>
                {key.revokedAt !== null ? (
                  <>
                    {m.keys.revoked}
                    <p className={css.fact}>{m.keys.revokedBy(time(key.revokedAt), key.revokedBy)}</p>
                  </>
                ) : mayEdit ? (
                  <Button
                    size="sm"
                    className={css.action}
                    aria-label={m.keys.revokeOf(key.name)}
                    onClick={() => setRevoking(key)}
                  >
                    {m.keys.revoke}
                  </Button>
                ) : (
                  m.keys.active
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RevokeDialog
        inboxKey={revoking}
        onClose={() => {
          setRevoking(null)
          requestAnimationFrame(() => region.current && focusIfLost(region.current))
        }}
        m={m}
      />
    </div>
  )
}

type RevokeDialogProps = { inboxKey: InboxKey | null; onClose: () => void; m: Messages }

function RevokeDialog({ inboxKey, onClose, m }: RevokeDialogProps): ReactElement {
  // Stays while the dialog closes.
  const last = useRef(inboxKey)
  if (inboxKey) last.current = inboxKey
  const name = last.current?.name ?? ''
  const { run, saving, errors } = useRemove(inboxResource.revokeKey, { confirm: () => m.keys.done(name) })
  const revoke = async () => {
    try {
      await run({ params: { id: String(last.current?.id ?? '') } })
      onClose()
    } catch {
      // The dialog shows why.
    }
  }
  return (
    <ConfirmDialog
      danger
      open={inboxKey !== null}
      title={m.keys.question(name)}
      confirmLabel={m.keys.revoke}
      busy={saving}
      busyLabel={m.keys.revoking}
      failure={errors[0]?.message}
      onConfirm={() => void revoke()}
      onCancel={onClose}
    >
      {m.keys.consequence}
    </ConfirmDialog>
  )
}
