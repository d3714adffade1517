import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { LocalPolicyPage } from '../../features/sign-in/policy/local-policy-page.tsx'
import { ComplexityForm } from './complexity-form.tsx'
import { POLICY_GROUPS } from './complexity-values.ts'
import { messages } from './messages.ts'

/** Password Complexity ([S2.2], domain 7.3): the rules for new passwords of Local accounts, by kind of people. */
export function PasswordComplexityScreen({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('password-complexity', messages)
  const { length, blocked } = m.sections
  return (
    <LocalPolicyPage
      districtId={districtId}
      current="password-complexity"
      title={m.title}
      settings={POLICY_GROUPS}
      skeleton={[
        { title: length.title, help: length.help, fields: ['half', 'half'] },
        { title: blocked.title, help: blocked.help, fields: ['full', 'full'] },
      ]}
    >
      {(stored, local, history) => (
        <ComplexityForm districtId={districtId} stored={stored} local={local} history={history} m={m} />
      )}
    </LocalPolicyPage>
  )
}
