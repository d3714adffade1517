import { placeOf, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PageTabs } from '../../patterns/page-header/page-tabs.tsx'

const TABS = ['authentication-configs', 'account-locking', 'password-complexity', 'locked-users'] as const

/** The screens of Authentication in the same words on each of them; a host replaces them as `authentication`. */
const authenticationMessages = {
  group: 'Authentication',
  tabs: {
    'authentication-configs': 'Configs',
    'account-locking': 'Account Locking',
    'password-complexity': 'Password Complexity',
    'locked-users': 'Locked Users',
  },
}

export type AuthenticationTabsProps = { districtId: string; current: (typeof TABS)[number] }

/** Configs, Account Locking, Password Complexity and Locked Users ([S2.2]), for the `tabs` of a `PageHeader`. */
export function AuthenticationTabs({ districtId, current }: AuthenticationTabsProps): ReactElement {
  const m = useMessages('authentication', authenticationMessages)
  return (
    <PageTabs
      label={m.group}
      tabs={TABS.map((id) => ({
        to: placeOf(id, { districtId }),
        label: m.tabs[id],
        current: id === current,
      }))}
    />
  )
}
