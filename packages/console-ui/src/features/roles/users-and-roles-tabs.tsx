import { type Breadcrumb, placeOf, routeTable, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceTabs } from '../../patterns/page-header/place-tabs.tsx'

/** Users and Roles in the same words on both of them; a host replaces them as `users-and-roles`. */
export const messages = {
  group: 'Users and Roles',
  tabs: { users: 'Users', roles: 'Roles', 'audit-log': 'Audit Log' },
}

/** The lists of Users and Roles ([S2.2]), for the `tabs` of a `PageHeader`. */
export function UsersAndRolesTabs({ current }: { current: keyof typeof messages.tabs }): ReactElement {
  const m = useMessages('users-and-roles', messages)
  return <PlaceTabs m={m} current={current} to={placeOf} />
}

const around: Breadcrumb = {
  label: routeTable['users-and-roles'].title ?? '',
  to: placeOf('users-and-roles'),
}

/** The way to a role: in the route table its page stands by itself (R2). */
export const wayToRoles: readonly Breadcrumb[] = [
  around,
  { label: routeTable.roles.title ?? '', to: placeOf('roles') },
]

/** The way to a user. */
export const wayToUsers: readonly Breadcrumb[] = [
  around,
  { label: routeTable.users.title ?? '', to: placeOf('users') },
]
