import { LockedUsers } from '@edconsole/console-ui/locked-users'
import { UserList } from '@edconsole/console-ui/user-list'
import type { ReactElement } from 'react'
import { Embedded } from './embedded.tsx'

/** The help desk of the portal: who is locked out, and everybody else. */
export function PeoplePage({ locked }: { locked: boolean }): ReactElement {
  return <Embedded>{locked ? <LockedUsers /> : <UserList />}</Embedded>
}
