import { type EmployeeAccess, type User, useSession } from '@edconsole/console-core'
import { type ReactElement, useMemo } from 'react'
import { useFormInputs } from '../../patterns/resource-form/index.ts'
import { nameOfUser } from './affected-users.tsx'
import { rolesOf } from './checklist-rows.ts'
import { effectiveRoles } from './effective-roles.ts'
import { EffectiveRolesList } from './effective-roles-list.tsx'
import { type OpenedScreens, openedScreens } from './opened-screens.ts'
import type { PersonRolesMessages } from './person-roles-messages.ts'
import * as css from './preview.css.ts'
import { RoleChecklist } from './role-checklist.tsx'
import { type RoleGraph, reachedFrom } from './role-graph.ts'
import { lockOf } from './role-locks.ts'
import { roleOptionGroups } from './role-options.ts'
import { type FieldChange, SaveNote } from './save-note.tsx'
import { ScreensPreview } from './screens-preview.tsx'
import type { RoleFacts } from './use-role-facts.ts'

type Person = { user: User; facts: RoleFacts; m: PersonRolesMessages }

export type PersonRolesProps = Person & {
  chosen: readonly string[]
  stored: readonly string[]
  /** People can't remove their own access. */
  isOneself: boolean
  onChange: (roles: string[]) => void
  readOnly: boolean
}

/** The roles given directly. */
export function PersonRoles(props: PersonRolesProps): ReactElement {
  const { user, facts, chosen, stored, isOneself, onChange, readOnly, m } = props
  const { graph, definitions, titleOf } = facts
  const session = useSession()
  const words = m.roles.checklist
  const groups = useMemo(
    () => roleOptionGroups({ definitions, chosen: user.roles, jobs: 'first', m: words }),
    [definitions, user.roles, words],
  )
  const lock = useMemo(
    () => (name: string) =>
      lockOf(name, {
        graph,
        definitions,
        chosen,
        stored,
        own: session.user?.reachableRoles ?? [],
        scope: user.clientId === null ? 'provider' : 'client',
        ownAfter: isOneself ? (next) => reachedFrom(graph, next) : undefined,
        titleOf,
        m: words,
      }),
    [graph, definitions, chosen, stored, session.user, user.clientId, isOneself, titleOf, words],
  )
  return (
    <RoleChecklist
      groups={groups}
      chosen={chosen}
      stored={stored}
      onChange={onChange}
      graph={graph}
      lockOf={lock}
      titleOf={titleOf}
      kind="role"
      readOnly={readOnly}
      m={words}
    />
  )
}

type PreviewProps = Person & { employeeAccess: EmployeeAccess }

/** Beside the form: the effective roles, why the person has them, and which screens they open. */
export function PersonPreview({ user, facts, employeeAccess, m }: PreviewProps): ReactElement {
  const { graph, titleOf } = facts
  const chosen = rolesOf(useFormInputs().roles)
  const roles = effectiveRoles({ graph, before: user.roles, after: chosen })
  return (
    <>
      <EffectiveRolesList
        roles={roles}
        reachableRoles={[...reachedFrom(graph, chosen)]}
        titleOf={titleOf}
        m={m.roles}
      />
      <ScreensPreview
        title={m.roles.screens.title.person}
        screens={screensOfPerson(graph, user, chosen, employeeAccess)}
        titleOf={titleOf}
        m={m.roles.screens}
      />
      <p className={css.foot}>{m.roles.effective.applies(user.firstName || nameOfUser(user))}</p>
    </>
  )
}

/** In the save bar of the form. */
export function PersonSaveNote({ user, facts, employeeAccess, m }: PreviewProps): ReactElement {
  const { roles, status, districtIds } = useFormInputs()
  const chosen = rolesOf(roles)
  const countOf = (ids: unknown) => m.districts.count(Array.isArray(ids) ? ids.length : 0)
  const isMoved =
    districtIds !== undefined && JSON.stringify(districtIds) !== JSON.stringify(user.districtIds)
  const fields: FieldChange[] = [
    ...(status !== undefined && status !== user.status
      ? [{ label: m.fields.status, from: wordOf(user.status, m), to: wordOf(status, m) }]
      : []),
    ...(isMoved
      ? [{ label: m.fields.districtIds, from: countOf(user.districtIds), to: countOf(districtIds) }]
      : []),
  ]
  return (
    <SaveNote
      stored={user.roles}
      chosen={chosen}
      fields={fields}
      screens={screensOfPerson(facts.graph, user, chosen, employeeAccess)}
      titleOf={facts.titleOf}
      m={m.roles}
    />
  )
}

function wordOf(status: unknown, { statuses }: PersonRolesMessages): string {
  const words: Readonly<Record<string, string>> = statuses
  return words[String(status)] ?? String(status)
}

function screensOfPerson(
  graph: RoleGraph,
  { roles, clientId }: User,
  chosen: readonly string[],
  employeeAccess: EmployeeAccess,
): OpenedScreens {
  const accessOf = (names: readonly string[]) => ({
    reachableRoles: [...reachedFrom(graph, names)],
    employeeAccess,
  })
  // People of a client are never made provider staff.
  return openedScreens(
    { before: accessOf(roles), after: accessOf(chosen) },
    (role) => clientId === null || role !== 'ROLE_ILLUMINATE_EMPLOYEE',
  )
}
