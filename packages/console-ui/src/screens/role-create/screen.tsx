import {
  placeOf,
  type RoleDefinition,
  useMessages,
  useNavigator,
  useQueryState,
} from '@edconsole/console-core'
import { type ReactElement, useMemo, useRef } from 'react'
import { RoleForm } from '../../features/roles/role-form.tsx'
import { RoleFormSkeleton } from '../../features/roles/role-form-skeleton.tsx'
import type { RoleFormValues } from '../../features/roles/role-form-values.ts'
import { useMayWriteRoles } from '../../features/roles/use-may-write-roles.ts'
import { useRoleFacts } from '../../features/roles/use-role-facts.ts'
import { wayToRoles } from '../../features/roles/users-and-roles-tabs.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { DeniedState } from '../../patterns/states/denied-state.tsx'
import { MissingState } from '../../patterns/states/missing-state.tsx'
import { messages } from './messages.ts'

/** Create Role ([S2.2]); with `?from=ROLE_X` it begins as a copy of that one. */
export function RoleCreateScreen(): ReactElement {
  const m = useMessages('role-create', messages)
  const { go, back } = useNavigator()
  const [{ from }] = useQueryState()
  const all = useRoleFacts()
  const { facts } = all
  const mayWrite = useMayWriteRoles()
  const made = useRef<RoleDefinition | null>(null)
  const source = facts?.definitions.find(({ name }) => name === from)
  const begin = useMemo(() => source && copyOf(source, m.copyOf), [source, m])
  return (
    <>
      <PageHeader
        title={m.title}
        way={wayToRoles}
        meta={source && m.copiedFrom(source.displayName || source.name)}
      />
      {!mayWrite ? (
        <DeniedState missing={['ROLE_USER_ROLE_CREATE']} />
      ) : facts ? (
        <RoleForm
          facts={facts}
          {...(begin && { begin })}
          onCancel={() => back(placeOf('roles'))}
          onCreated={(role) => {
            made.current = role
          }}
          onSaved={() => {
            const id = made.current?.id
            go(id === undefined ? placeOf('roles') : placeOf('role-edit', { id: String(id) }), {
              replace: true,
            })
          }}
          m={m.form}
        />
      ) : (
        <MissingState of={[all]} skeleton={<RoleFormSkeleton m={m.form} />} />
      )}
    </>
  )
}

/** A copy inherits what its source does; a role that inherits nothing is inherited itself. */
const copyOf = (source: RoleDefinition, nameOf: (role: string) => string): RoleFormValues => {
  const { name, displayName, description, scope, children } = source
  return {
    name: '',
    displayName: nameOf(displayName || name),
    description,
    scope,
    children: children.length > 0 ? children : [name],
  }
}
