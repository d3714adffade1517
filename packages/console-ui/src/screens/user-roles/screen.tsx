import {
  accountsResource,
  placeOf,
  useAccess,
  useList,
  useMessages,
  usersResource,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { nameOfUser } from '../../features/roles/affected-users.tsx'
import { PersonFormSkeleton } from '../../features/roles/person-form-skeleton.tsx'
import { PersonRolesForm } from '../../features/roles/person-roles-form.tsx'
import { useRoleFacts } from '../../features/roles/use-role-facts.ts'
import { UserManagementIcon } from '../../parts/icons/icons.ts'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { RECORD_NUMBER } from '../../patterns/place-link/record-number.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { MissingState } from '../../patterns/states/missing-state.tsx'
import { NotFoundState } from '../../patterns/states/not-found-state.tsx'
import { messages } from './messages.ts'

export type UserRolesScreenProps = { districtId: string; authXAccountId: string }

/** User Roles ([S2.2]): the roles of the user behind an account (R24). */
export function UserRolesScreen({ districtId, authXAccountId }: UserRolesScreenProps): ReactElement {
  const m = useMessages('user-roles', messages)
  const { can } = useAccess()
  const isNumber = RECORD_NUMBER.test(authXAccountId)
  const query = { filter: { authXAccountId }, limit: 1 }
  const found = useList(usersResource.list, query, { enabled: isNumber, within: { authXAccountId } })
  const user = found.stale ? undefined : found.data?.[0]
  const isNobody = found.data !== undefined && !found.stale && !user
  // Only to tell an account without a user from a number that is none.
  const account = useList(accountsResource.list, query, {
    enabled: isNobody,
    silent: true,
    within: { authXAccountId },
  })
  const roles = useRoleFacts()
  const { facts } = roles
  // Who may not look it up is told the same as of a number that is none.
  const isHidden = [403, 404].includes(account.errors[0]?.code ?? 0)
  const back = <PlaceButton to={placeOf('user-list', { districtId })}>{m.back}</PlaceButton>
  const [withoutUser] = account.data ?? []
  return (
    <>
      <PageHeader
        title={m.title}
        {...(user && { record: nameOfUser(user) })}
        actions={
          user && can('console-user-edit') ? (
            <PageActions
              items={[
                {
                  id: 'user',
                  label: m.openUser,
                  icon: <UserManagementIcon />,
                  to: placeOf('console-user-edit', { id: String(user.id) }),
                },
              ]}
            />
          ) : undefined
        }
      />
      {!isNumber || (isNobody && (isHidden || (account.data && !withoutUser))) ? (
        <NotFoundState title={m.notFound.title} action={back}>
          {m.notFound.text}
        </NotFoundState>
      ) : withoutUser ? (
        <EmptyState
          icon={<UserManagementIcon size="xl" />}
          title={m.noUser.title(withoutUser.username || authXAccountId)}
          action={back}
        >
          {m.noUser.text}
        </EmptyState>
      ) : user && facts ? (
        <PersonRolesForm
          formId="user-roles"
          districtId={districtId}
          user={user}
          facts={facts}
          whole={false}
          m={m.form}
        />
      ) : (
        <MissingState of={[found, roles, account]} skeleton={<PersonFormSkeleton m={m.form} />} />
      )}
    </>
  )
}
