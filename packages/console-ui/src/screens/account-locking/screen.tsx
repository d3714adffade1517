import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { LocalPolicyPage } from '../../features/sign-in/policy/local-policy-page.tsx'
import { LockingForm } from './locking-form.tsx'
import { messages } from './messages.ts'

/** Account Locking ([S2.2], domain 7.2): when wrong passwords lock a Local account, and for how long. */
export function AccountLockingScreen({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('account-locking', messages)
  const { locking, failures } = m.sections
  return (
    <LocalPolicyPage
      districtId={districtId}
      current="account-locking"
      title={m.title}
      settings={['accountLocking']}
      skeleton={[
        { title: locking.title, help: locking.help, fields: ['full'] },
        { title: failures.title, help: failures.help, fields: ['half', 'half'] },
      ]}
    >
      {(stored, local, history) => (
        <LockingForm districtId={districtId} stored={stored} local={local} history={history} m={m} />
      )}
    </LocalPolicyPage>
  )
}
