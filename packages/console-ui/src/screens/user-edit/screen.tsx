import {
  peopleResource,
  placeOf,
  type Staff,
  staffResource,
  useDistrictScope,
  useExtension,
  useList,
  useMessages,
  useRuntime,
  useSave,
} from '@edconsole/console-core'
import { updateStaffSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { useInvite, useMayInvite } from '../../features/people/invite-actions.tsx'
import { PersonPanel } from '../../features/people/person-panel/person-panel.tsx'
import { useMayUnlock } from '../../features/people/unlock-actions.tsx'
import { useUnlock } from '../../features/people/use-unlock.ts'
import { type UserFormMessages, userFormMessages } from '../../features/people/user-form/messages.ts'
import { NextImport } from '../../features/people/user-form/next-import.tsx'
import { useOverrides } from '../../features/people/user-form/overrides.tsx'
import { SameEmail } from '../../features/people/user-form/same-email.tsx'
import { userFields, userSections } from '../../features/people/user-form/user-fields.tsx'
import type { UserValues } from '../../features/people/user-form/user-values.ts'
import { type SitesOfYear, useSitesOfYear } from '../../features/tables/viewer/use-sites-of-year.ts'
import { FormSkeleton } from '../../patterns/form-section/form-skeleton.tsx'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { RECORD_NUMBER } from '../../patterns/place-link/record-number.ts'
import { ResourceForm } from '../../patterns/resource-form/index.ts'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { NotFoundState } from '../../patterns/states/not-found-state.tsx'
import { messages } from './messages.ts'
import * as css from './screen.css.ts'
import { useAccountActions } from './use-account-actions.tsx'

/** Edit User ([S2.2], R24): a staff record with its account beside it. */
export function UserEditScreen({ districtId, id }: { districtId: string; id: string }): ReactElement {
  const m = useMessages('user-edit', messages)
  const form = useMessages('user-form', userFormMessages)
  const hasPeople = useExtension(peopleResource.list)
  const isNumber = RECORD_NUMBER.test(id)
  const found = useList(
    staffResource.list,
    { filter: { id: [id] }, limit: 1 },
    { enabled: isNumber, within: { id } },
  )
  const stored = found.data?.[0]
  const people = useList(
    peopleResource.list,
    { filter: { staffId: [stored?.staffId ?? ''] }, limit: 1 },
    { enabled: hasPeople && stored !== undefined, silent: true, within: { id } },
  )
  const person = people.data?.find(({ staffRowId }) => staffRowId === stored?.id)
  const { actions, dialog } = useAccountActions(person, districtId, m)
  const unlock = useUnlock()
  const mayUnlock = useMayUnlock()
  const invite = useInvite()
  const mayInvite = useMayInvite()
  const sites = useSitesOfYear(stored?.schoolYear ?? 0, stored !== undefined)
  const name = stored && [stored.firstName, stored.lastName].filter(Boolean).join(' ')
  const isGone = !isNumber || (found.data !== undefined && !stored)
  return (
    <>
      <PageHeader
        title={m.title}
        {...(stored && { meta: `${name} · ${stored.staffId}`, record: name || stored.staffId })}
        actions={<PageActions items={actions} />}
      />
      {stored ? (
        <EditUser
          districtId={districtId}
          stored={stored}
          sites={sites}
          aside={
            person && (
              <aside className={css.aside} aria-label={m.about}>
                <PersonPanel
                  districtId={districtId}
                  person={person}
                  siteNames={sites.names}
                  unlock={mayUnlock ? unlock : undefined}
                  invite={mayInvite ? invite : undefined}
                  beside="form"
                />
              </aside>
            )
          }
          m={form}
        />
      ) : isGone ? (
        <NotFoundState
          title={m.notFound.title}
          action={<PlaceButton to={placeOf('user-list', { districtId })}>{m.notFound.action}</PlaceButton>}
        >
          {m.notFound.text}
        </NotFoundState>
      ) : found.errors.length > 0 ? (
        <ErrorState failure={found.errors[0]} onRetry={found.retry} />
      ) : (
        <FormSkeleton
          sections={[
            { ...form.sections.person, fields: ['half', 'half', 'half', 'half'] },
            { ...form.sections.signIn, fields: ['full', 'full'] },
          ]}
        />
      )}
      {dialog}
    </>
  )
}

type EditUserProps = {
  districtId: string
  stored: Staff
  sites: SitesOfYear
  aside: ReactNode
  m: UserFormMessages
}

function EditUser({ districtId, stored, sites, aside, m }: EditUserProps): ReactElement {
  const { api } = useRuntime()
  const lea = useDistrictScope()?.lea
  const { run } = useSave(staffResource.update, { confirm: true, refresh: REFRESHED })
  const overrides = useOverrides(stored, m)
  const { id, schoolYear } = stored
  const sameEmail = useMemo(
    () => <SameEmail districtId={districtId} schoolYear={schoolYear} ownId={id} m={m} />,
    [districtId, schoolYear, id, m],
  )
  const fields = userFields({ sites, overrides, sameEmail, m })
  const nextImport = <NextImport stored={{ record: stored, overrides }} m={m} />
  return (
    <ResourceForm<UserValues>
      formId="user-edit"
      recordId={id}
      label={m.label}
      fields={fields}
      sections={userSections({ creating: false, nextImport, m })}
      values={stored}
      calls={[
        {
          id: 'staff',
          schema: updateStaffSchema,
          run: ({ staffId: _, isManual: __, ...body }, record) => run({ params: { id }, body, record }),
        },
      ]}
      reload={async () => {
        const { data } = await api.call(staffResource.list, { query: { filter: { id: [String(id)] } }, lea })
        return data[0] ?? stored
      }}
      aside={aside}
    />
  )
}

const REFRESHED = ['people', 'accounts', 'accountSyncLogs']
