import {
  type User,
  type UserChange,
  useApi,
  useConsoleSettings,
  useDistrictList,
  usersResource,
  useSave,
  useSession,
} from '@edconsole/console-core'
import { userChangeSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, useMemo } from 'react'
import {
  type FormCall,
  type FormField,
  type FormSectionSpec,
  ResourceForm,
} from '../../patterns/resource-form/index.ts'
import { AuditHistory } from '../audit/audit-history.tsx'
import { nameOfUser } from './affected-users.tsx'
import { differences, rolesOf } from './checklist-rows.ts'
import { DistrictList } from './district-list.tsx'
import { effectiveRoles } from './effective-roles.ts'
import { useEmployeeQuestion } from './employee-question.tsx'
import * as css from './person-head.css.ts'
import { PersonPreview, PersonRoles, PersonSaveNote } from './person-preview.tsx'
import type { PersonRolesMessages } from './person-roles-messages.ts'
import { makesEmployee } from './role-locks.ts'
import { useMayWriteRoles } from './use-may-write-roles.ts'
import type { RoleFacts } from './use-role-facts.ts'

export type PersonRolesFormProps = {
  /** The route's id: names the draft. */
  formId: 'user-roles' | 'console-user-edit'
  user: User
  facts: RoleFacts
  /** The district whose log has the user's changes; absent for the editor of all users. */
  districtId?: string
  /** Status and districts too, for the editor of users. */
  whole: boolean
  m: PersonRolesMessages
}

/** The form for a person's roles, with the effective roles beside it (ux 9.9, 9.12). */
export function PersonRolesForm(props: PersonRolesFormProps): ReactElement {
  const { formId, user, facts, districtId, whole, m } = props
  const api = useApi()
  const session = useSession()
  const { employeeAccess } = useConsoleSettings()
  const mayWrite = useMayWriteRoles()
  const { run } = useSave(usersResource.update, { confirm: true, refresh: ['roles'] })
  const question = useEmployeeQuestion(m.employee.action)
  const isOneself = session.user?.id === user.id
  const fields = usePersonFields(props, isOneself)
  const sections = useMemo(() => personSections(whole, user, m), [whole, user, m])
  const name = nameOfUser(user)
  const call: FormCall<User> = {
    id: 'user',
    schema: userChangeSchema,
    run: async (changes, record) => {
      const saved = await run({ params: { id: user.id }, body: bodyOf(changes), record })
      // What one may do oneself is another thing now.
      if (isOneself) void session.retry()
      return saved
    },
  }
  return (
    <>
      <ResourceForm<User>
        formId={formId}
        recordId={user.id}
        label={m.label}
        fields={fields}
        sections={sections}
        values={user}
        calls={[call]}
        reload={async () => (await api.call(usersResource.get, { params: { id: user.id } })).data}
        readOnly={mayWrite ? undefined : m.readOnly}
        confirmSave={({ roles }) =>
          roles && makesEmployee(facts.graph, user.roles, roles)
            ? question.ask({ title: m.employee.title(name), text: m.employee.text, name })
            : Promise.resolve(true)
        }
        views={{
          label: m.views.label,
          form: m.roles.effective.rolesTab,
          aside: m.roles.effective.tab,
          count: ({ roles }) =>
            effectiveRoles({ graph: facts.graph, before: user.roles, after: rolesOf(roles) }).filter(
              ({ effect }) => effect !== 'removed',
            ).length,
        }}
        aside={
          <>
            <PersonPreview user={user} facts={facts} employeeAccess={employeeAccess} m={m} />
            <AuditHistory districtId={districtId} subjects={[{ kind: 'user', id: user.id }]} place="aside" />
          </>
        }
        saveNote={<PersonSaveNote user={user} facts={facts} employeeAccess={employeeAccess} m={m} />}
      >
        <PersonHead user={user} m={m} />
      </ResourceForm>
      {question.dialog}
    </>
  )
}

/** Whose roles these are. */
function PersonHead({ user, m }: { user: User; m: PersonRolesMessages }): ReactElement {
  const { emailAddress, clientId, clientName } = user
  const facts = [emailAddress, clientName ?? (clientId === null ? m.providerStaff : '')]
  return (
    <div className={css.root}>
      <p className={css.name}>{nameOfUser(user)}</p>
      <p className={css.facts}>{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}

/** What is sent of a user: nothing else can be changed here. */
function bodyOf({ roles, status, districtIds }: Partial<User>): UserChange {
  return {
    ...(roles && { roles }),
    ...(districtIds && { districtIds }),
    ...(status && status !== 'invited' && { status }),
  }
}

function usePersonFields({ user, facts, whole, m }: PersonRolesFormProps, isOneself: boolean) {
  const { list } = useDistrictList()
  return useMemo((): FormField<User>[] => {
    const { titleOf } = facts
    const roles: FormField<User> = {
      name: 'roles',
      label: m.fields.roles,
      hideLabel: true,
      control: {
        kind: 'custom',
        group: true,
        format: (value) => rolesOf(value).map(titleOf).join(', '),
        changes: (value, stored) => {
          const { added, removed } = differences(rolesOf(stored), rolesOf(value))
          return [...added, ...removed].map(titleOf)
        },
        render: ({ value, stored, onChange, readOnly }) => (
          <PersonRoles
            user={user}
            facts={facts}
            chosen={rolesOf(value)}
            stored={rolesOf(stored)}
            isOneself={isOneself}
            onChange={onChange}
            readOnly={readOnly}
            m={m}
          />
        ),
      },
    }
    if (!whole) return [roles]
    const { active, disabled, invited } = m.statuses
    return [
      roles,
      {
        name: 'status',
        label: m.fields.status,
        width: 'half',
        help: user.status === 'invited' ? m.invitedHelp : m.statusHelp,
        control: {
          kind: 'select',
          options: [
            ...(user.status === 'invited' ? [{ value: 'invited', label: invited }] : []),
            { value: 'active', label: active },
            { value: 'disabled', label: disabled },
          ],
        },
        required: true,
        ...(isOneself && { readOnly: m.ownStatus }),
      },
      {
        name: 'districtIds',
        label: m.fields.districtIds,
        control: {
          kind: 'custom',
          group: true,
          format: (value) => m.districts.count(Array.isArray(value) ? value.length : 0),
          render: (control) => <DistrictList {...control} districts={list ?? []} m={m.districts} />,
        },
      },
    ]
  }, [user, facts, whole, isOneself, list, m])
}

/** Provider staff have every district without being given any. */
function personSections(whole: boolean, { clientId }: User, m: PersonRolesMessages): FormSectionSpec<User>[] {
  const roles: FormSectionSpec<User> = { title: m.sections.roles, stacked: true, fields: ['roles'] }
  if (!whole) return [roles]
  const fields = clientId === null ? (['status'] as const) : (['status', 'districtIds'] as const)
  return [{ title: m.sections.access, help: clientId === null ? m.everyDistrict : undefined, fields }, roles]
}
