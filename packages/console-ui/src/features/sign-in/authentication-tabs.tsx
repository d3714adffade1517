import { placeOf, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceTabs } from '../../patterns/page-header/place-tabs.tsx'

/** The screens of Authentication in the same words on each of them; a host replaces them as `authentication`. */
export const authenticationMessages = {
  group: 'Authentication',
  tabs: {
    'authentication-configs': 'Configs',
    'account-locking': 'Account Locking',
    'password-complexity': 'Password Complexity',
    'locked-users': 'Locked Users',
  },
}

export type AuthenticationTabsProps = {
  districtId: string
  current: keyof typeof authenticationMessages.tabs
}

/** Configs, Account Locking, Password Complexity and Locked Users ([S2.2]), for the `tabs` of a `PageHeader`. */
export function AuthenticationTabs({ districtId, current }: AuthenticationTabsProps): ReactElement {
  const m = useMessages('authentication', authenticationMessages)
  return <PlaceTabs m={m} current={current} to={(id) => placeOf(id, { districtId })} />
}
