import { ownAccountResource, useRemove } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import type { OwnAccountMessages } from './messages.ts'

export type EndOthersProps = {
  /** How many other sessions there are. */
  count: number
  /** Called before they are ended. */
  onEnd: () => void
  m: OwnAccountMessages['sessions']
}

/** Ends every session but this one, once that is confirmed. */
export function EndOthers({ count, onEnd, m }: EndOthersProps): ReactElement {
  const [asking, setAsking] = useState(false)
  const { run, saving, errors } = useRemove(ownAccountResource.endOtherSessions, {
    confirm: () => m.signedOutOthers,
  })
  const confirm = async () => {
    onEnd()
    try {
      await run()
      setAsking(false)
    } catch {
      // The dialog shows why.
    }
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{m.signOutOthers}</Button>
      <ConfirmDialog
        open={asking}
        title={m.question}
        confirmLabel={m.signOutOthers}
        busy={saving}
        busyLabel={m.signingOut}
        failure={errors[0]?.message}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {m.consequence(count)}
      </ConfirmDialog>
    </>
  )
}
