import type { User } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { nameOfUser } from './affected-users.tsx'
import * as css from './person-head.css.ts'
import type { PersonRolesMessages } from './person-roles-messages.ts'

/** Whose roles these are. */
export function PersonHead({ user, m }: { user: User; m: PersonRolesMessages }): ReactElement {
  const { emailAddress, clientId, clientName } = user
  const facts = [emailAddress, clientName ?? (clientId === null ? m.providerStaff : '')]
  return (
    <div className={css.root}>
      <p className={css.name}>{nameOfUser(user)}</p>
      <p className={css.facts}>{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
