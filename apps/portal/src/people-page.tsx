import { LockedUsers } from '@edconsole/console-ui/locked-users'
import { UserList } from '@edconsole/console-ui/user-list'
import type { ReactElement } from 'react'
import { Embedded } from './embedded.tsx'

/** The portal's help desk: the locked users, or the list of all users. */
export function PeoplePage({ locked }: { locked: boolean }): ReactElement {
  return <Embedded>{locked ? <LockedUsers /> : <UserList />}</Embedded>
}
