import {
  formatDateTime,
  placeOf,
  useConsoleSettings,
  useItem,
  useMessages,
  usersResource,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { nameOfUser } from '../../features/roles/affected-users.tsx'
import { PersonFormSkeleton } from '../../features/roles/person-form-skeleton.tsx'
import { PersonRolesForm } from '../../features/roles/person-roles-form.tsx'
import { useRoleFacts } from '../../features/roles/use-role-facts.ts'
import { wayToUsers } from '../../features/roles/users-and-roles-tabs.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { RECORD_NUMBER } from '../../patterns/place-link/record-number.ts'
import { MissingState } from '../../patterns/states/missing-state.tsx'
import { NotFoundState } from '../../patterns/states/not-found-state.tsx'
import { messages } from './messages.ts'

/** Edit User ([S2.2]): status, districts and roles of a console user. */
export function ConsoleUserEditScreen({ id }: { id: string }): ReactElement {
  const m = useMessages('console-user-edit', messages)
  const { timeZone } = useConsoleSettings()
  const isNumber = RECORD_NUMBER.test(id)
  const found = useItem(usersResource.get, { params: { id } }, { enabled: isNumber, silent: 'notFound' })
  const roles = useRoleFacts()
  const { facts } = roles
  const user = found.data
  const isGone = !isNumber || found.errors[0]?.code === 404
  return (
    <>
      <PageHeader
        title={m.title}
        way={wayToUsers}
        {...(user && { record: nameOfUser(user) })}
        meta={
          user && (user.lastLogin ? m.lastLogin(formatDateTime(user.lastLogin, timeZone)) : m.neverSignedIn)
        }
      />
      {isGone ? (
        <NotFoundState
          title={m.notFound.title}
          action={<PlaceButton to={placeOf('users')}>{m.notFound.action}</PlaceButton>}
        >
          {m.notFound.text}
        </NotFoundState>
      ) : user && facts ? (
        <PersonRolesForm formId="console-user-edit" user={user} facts={facts} whole m={m.form} />
      ) : (
        <MissingState of={[found, roles]} skeleton={<PersonFormSkeleton m={m.form} />} />
      )}
    </>
  )
}
