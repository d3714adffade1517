import {
  accountsResource,
  type UserType,
  useAccess,
  useDistrictScope,
  useExtension,
  useRun,
  useRuntime,
  useStore,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import * as policy from '../../features/sign-in/policy/policy.css.ts'
import { Button } from '../../parts/button/button.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import type { PasswordComplexityMessages } from './messages.ts'
import * as css from './screen.css.ts'

/** Returns whether new passwords can be required here: by this person, and with this backend. */
export function useMayRequire(): boolean {
  const { allows } = useAccess()
  const { requireNewPasswords } = accountsResource
  const isAnswered = useExtension(requireNewPasswords)
  const rules = requireNewPasswords.extension ?? []
  return isAnswered && (typeof rules === 'string' || rules.some(allows))
}

export type RequireNewPasswordsProps = {
  type: UserType
  /** How many Local accounts there are; undefined while that isn't known. */
  count: number | undefined
  m: PasswordComplexityMessages
}

/** Requires all users of a type to choose a new password at their next sign-in, once that is confirmed. */
export function RequireNewPasswords({ type, count, m }: RequireNewPasswordsProps): ReactElement {
  const w = m.require
  const [asking, setAsking] = useState(false)
  const district = useDistrictScope()?.name
  const unsaved = useStore(useRuntime().leaveGuard.dirty)
  const { run, saving, errors } = useRun(accountsResource.requireNewPasswords, {
    confirm: (answer) => w.done(answer.count),
    refresh: ['people', 'accountSyncLogs'],
  })
  const confirm = async () => {
    try {
      await run({ body: { userType: type } })
      setAsking(false)
    } catch {
      // The dialog shows why.
    }
  }
  const none = count === 0 ? w.none(type) : undefined
  return (
    <div className={css.require}>
      <p className={policy.text}>{w.note(type)}</p>
      <Button disabledReason={none ?? (unsaved ? w.unsaved : undefined)} onClick={() => setAsking(true)}>
        {w.action}
      </Button>
      <ConfirmDialog
        open={asking}
        title={w.question(type)}
        confirmLabel={w.action}
        busy={saving}
        busyLabel={w.running}
        failure={errors[0]?.message}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <div className={css.question}>
          <p className={policy.text}>
            {count === undefined ? w.uncounted(type) : w.counted(type, count)} {w.own}
          </p>
          {district === undefined ? null : <p className={policy.text}>{w.where(district)}</p>}
          <p className={policy.note}>{w.stays}</p>
        </div>
      </ConfirmDialog>
    </div>
  )
}
