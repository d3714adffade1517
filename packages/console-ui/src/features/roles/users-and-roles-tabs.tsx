import { placeOf, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PageTabs } from '../../patterns/page-header/page-tabs.tsx'

const TABS = ['users', 'roles'] as const

/** Users and Roles in the same words on both of them; a host replaces them as `users-and-roles`. */
const messages = { group: 'Users and Roles', tabs: { users: 'Users', roles: 'Roles' } }

/** The two lists of Users and Roles ([S2.2]), for the `tabs` of a `PageHeader`. */
export function UsersAndRolesTabs({ current }: { current: (typeof TABS)[number] }): ReactElement {
  const m = useMessages('users-and-roles', messages)
  return (
    <PageTabs
      label={m.group}
      tabs={TABS.map((id) => ({ to: placeOf(id), label: m.tabs[id], current: id === current }))}
    />
  )
}
