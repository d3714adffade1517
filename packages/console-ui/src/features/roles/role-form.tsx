import {
  CONSTANTS,
  isRecord,
  type RoleDefinition,
  rolesResource,
  useApi,
  useConsoleSettings,
  usersResource,
  useSave,
  useSession,
} from '@edconsole/console-core'
import { newRoleSchema, roleChangeSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, useMemo } from 'react'
import {
  type FormCall,
  type FormField,
  type FormSchema,
  type FormSectionSpec,
  ResourceForm,
} from '../../patterns/resource-form/index.ts'
import { AuditHistory } from '../audit/audit-history.tsx'
import { differences, rolesOf } from './checklist-rows.ts'
import { useEmployeeQuestion } from './employee-question.tsx'
import type { RoleFormMessages } from './role-form-messages.ts'
import type { RoleFormValues } from './role-form-values.ts'
import { reachedFrom, withChildren } from './role-graph.ts'
import { becomesEmployee, makesEmployee } from './role-locks.ts'
import { RoleNameField } from './role-name-field.tsx'
import { RolePermissions } from './role-permissions.tsx'
import { RolePreview, RoleSaveNote, screensOfRole } from './role-preview.tsx'
import type { RoleFacts } from './use-role-facts.ts'

export type RoleFormProps = {
  facts: RoleFacts
  /** The role as it is stored; absent: one that is being made. */
  stored?: RoleDefinition
  /** What a new one begins with. */
  begin?: RoleFormValues
  /** Why nothing can be changed. */
  readOnly?: string | undefined
  onCancel?: () => void
  /** With what was made, before the form is done. */
  onCreated?: (role: RoleDefinition) => void
  /** Nothing is left to ask about: a place to go elsewhere. */
  onSaved?: () => void
  m: RoleFormMessages
}

const NEW: RoleFormValues = { name: '', displayName: '', description: '', scope: 'client', children: [] }

/** The editor of a role: what it is called, what it gives, and beside it what that opens and for whom (ux 9.12). */
export function RoleForm(props: RoleFormProps): ReactElement {
  const { facts, stored, begin = NEW, readOnly, onCancel, onCreated, onSaved, m } = props
  const values: RoleFormValues = stored ?? begin
  const api = useApi()
  const session = useSession()
  const { employeeAccess } = useConsoleSettings()
  const create = useSave(rolesResource.create, { confirm: true })
  const update = useSave(rolesResource.update, { confirm: true, refresh: ['users'] })
  const fields = useRoleFields(props, values)
  const sections = useMemo(() => roleSections(m, stored !== undefined), [m, stored])
  const own = session.user?.roles ?? []
  const isOwn = stored !== undefined && reachedFrom(facts.graph, own).has(stored.name)

  const call: FormCall<RoleFormValues> = {
    id: 'role',
    schema: roleRules(facts, stored, m),
    run: async (changes, record) => {
      const { name = '', scope, ...others } = changes
      const body = { ...others, ...(others.children && { children: [...others.children] }) }
      if (!stored) {
        const { displayName = '' } = others
        onCreated?.(await create.run({ body: { ...body, name, displayName, ...(scope && { scope }) } }))
        return undefined
      }
      const saved = await update.run({ params: { id: stored.id }, body, record })
      // What one may do oneself is another thing now.
      if (isOwn) void session.retry()
      return saved
    },
  }
  const question = useEmployeeQuestion(m.employee.action)
  const isSure = async ({ children }: Partial<RoleFormValues>): Promise<boolean> => {
    if (!stored || !children || !makesEmployee(facts.graph, [stored.name], children)) return true
    const query = { filter: { reachableRoles: [stored.name] }, limit: CONSTANTS.limitMax }
    const users = await api.call(usersResource.list, { query }).catch(() => undefined)
    const after = withChildren(facts.graph, stored.name, children)
    const count = users?.data.filter(({ roles }) => becomesEmployee(facts.graph, after, roles ?? [])).length
    if (count === 0) return true
    const isAll = users?.totalCount === undefined || users.totalCount <= users.data.length
    return question.ask({
      title: m.employee.title(stored.displayName || stored.name),
      text: m.employee.text(count, isAll),
      name: stored.name,
    })
  }
  const reload = async (): Promise<RoleFormValues> => {
    if (!stored) return values
    return (await api.call(rolesResource.get, { params: { id: stored.id } })).data
  }
  return (
    <>
      <ResourceForm<RoleFormValues>
        formId={stored ? 'role-edit' : 'role-create'}
        recordId={stored?.id ?? (begin.displayName || 'new')}
        label={m.label}
        fields={fields}
        sections={sections}
        values={values}
        calls={[call]}
        readOnly={readOnly}
        {...(stored && { reload })}
        onSaved={onSaved}
        {...(!stored && onCancel && { create: { submitLabel: m.submit, onCancel } })}
        views={{
          label: m.views.label,
          form: m.views.form,
          aside: m.roles.screens.tab,
          count: (inputs) => screensOfRole({ facts, values, inputs, employeeAccess }).total,
        }}
        aside={
          <>
            <RolePreview facts={facts} values={values} stored={stored} m={m} />
            {stored && <AuditHistory subjects={[{ kind: 'role', id: stored.id }]} place="aside" />}
          </>
        }
        saveNote={<RoleSaveNote facts={facts} values={values} users={stored?.userCount} m={m} />}
        confirmSave={isSure}
      />
      {question.dialog}
    </>
  )
}

const isSameTitle = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** What the other roles rule out is known before anything is sent; the server decides all the same. */
function roleRules(
  { definitions, titleOf }: RoleFacts,
  stored: RoleDefinition | undefined,
  m: RoleFormMessages,
): FormSchema {
  return {
    safeParse(value, context) {
      const { error } = (stored ? roleChangeSchema : newRoleSchema).safeParse(value, context)
      const issues = [...(error?.issues ?? [])]
      const { name, displayName, scope, children } = isRecord(value) ? value : {}
      const refuse = (field: string, message: string) =>
        issues.unshift({ code: 'custom', path: [field], message, input: value })
      const likeIt =
        typeof displayName === 'string' && displayName !== stored?.displayName
          ? definitions.find((role) => role.id !== stored?.id && isSameTitle(role.displayName, displayName))
          : undefined
      if (likeIt) refuse('displayName', m.displayNameTaken(likeIt.name))
      if (stored) return { success: issues.length === 0, error: { issues } }
      const closed = definitions.find(
        (role) => role.scope === 'provider' && rolesOf(children).includes(role.name),
      )
      // At the audience, which is in sight: the list of permissions is several screens long.
      if (scope === 'client' && closed) refuse('scope', m.providerOnly(titleOf(closed.name)))
      const taken = definitions.find((role) => role.name === name)
      if (taken) refuse('name', m.taken(taken.displayName || taken.name))
      return { success: issues.length === 0, error: { issues } }
    },
  }
}

function useRoleFields({ facts, stored, m }: RoleFormProps, values: RoleFormValues) {
  return useMemo((): FormField<RoleFormValues>[] => {
    const { titleOf } = facts
    const scopes = [
      { value: 'client', label: m.scopes.client },
      { value: 'provider', label: m.scopes.provider },
    ]
    return [
      {
        name: 'name',
        label: m.fields.name,
        control: { kind: 'custom', render: (control) => <RoleNameField {...control} /> },
        required: true,
        help: m.nameHelp,
        expects: m.nameExpects,
        ...(stored && { readOnly: m.nameFixed }),
      },
      {
        name: 'displayName',
        label: m.fields.displayName,
        control: { kind: 'text' },
        required: true,
        width: 'half',
      },
      {
        name: 'description',
        label: m.fields.description,
        control: { kind: 'text' },
        empty: '',
      },
      {
        name: 'scope',
        label: m.fields.scope,
        control: { kind: 'select', options: scopes },
        required: true,
        width: 'half',
        ...(stored && { readOnly: m.scopeFixed }),
      },
      {
        name: 'children',
        label: m.fields.children,
        hideLabel: true,
        control: {
          kind: 'custom',
          group: true,
          format: (value) => rolesOf(value).map(titleOf).join(', '),
          changes: (value, before) => {
            const { added, removed } = differences(rolesOf(before), rolesOf(value))
            return [...added, ...removed].map(titleOf)
          },
          render: ({ value, stored: before, onChange, readOnly }) => (
            <RolePermissions
              facts={facts}
              edited={stored?.name}
              chosen={rolesOf(value)}
              before={rolesOf(before)}
              values={values}
              onChange={onChange}
              readOnly={readOnly}
              m={m}
            />
          ),
        },
      },
    ]
  }, [facts, stored, values, m])
}

function roleSections(m: RoleFormMessages, isStored: boolean): FormSectionSpec<RoleFormValues>[] {
  return [
    {
      title: m.sections.role,
      help: isStored ? undefined : m.sections.roleHelp,
      fields: ['name', 'displayName', 'scope', 'description'],
    },
    { title: m.sections.permissions, stacked: true, fields: ['children'] },
  ]
}
