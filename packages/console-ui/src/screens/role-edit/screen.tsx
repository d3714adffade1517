import {
  formatDateTime,
  placeOf,
  rolesResource,
  useAccess,
  useConsoleSettings,
  useItem,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { RoleForm } from '../../features/roles/role-form.tsx'
import { RoleFormSkeleton } from '../../features/roles/role-form-skeleton.tsx'
import { useMayWriteRoles } from '../../features/roles/use-may-write-roles.ts'
import { useRoleFacts } from '../../features/roles/use-role-facts.ts'
import { wayToRoles } from '../../features/roles/users-and-roles-tabs.tsx'
import { Badge } from '../../parts/badge/badge.tsx'
import { useToldCopy } from '../../parts/copy-button/use-told-copy.ts'
import { AddIcon, CopyIcon } from '../../parts/icons/icons.ts'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { RECORD_NUMBER } from '../../patterns/place-link/record-number.ts'
import { MissingState } from '../../patterns/states/missing-state.tsx'
import { NotFoundState } from '../../patterns/states/not-found-state.tsx'
import { messages } from './messages.ts'

/** Role ([S2.2]): what a role gives, what that opens, and who has it. */
export function RoleEditScreen({ id }: { id: string }): ReactElement {
  const m = useMessages('role-edit', messages)
  const { timeZone } = useConsoleSettings()
  const { can } = useAccess()
  const mayWrite = useMayWriteRoles()
  const isNumber = RECORD_NUMBER.test(id)
  const found = useItem(rolesResource.get, { params: { id } }, { enabled: isNumber, silent: 'notFound' })
  const all = useRoleFacts()
  const { facts } = all
  const role = found.data
  const isGone = !isNumber || found.errors[0]?.code === 404
  const copy = useToldCopy()
  const editedAt = formatDateTime(role?.updatedAt, timeZone)
  return (
    <>
      <PageHeader
        title={m.title}
        way={wayToRoles}
        {...(role && { record: role.displayName || role.name })}
        badge={role && <Badge>{m.types[role.roleType] ?? role.roleType}</Badge>}
        meta={
          role && editedAt !== ''
            ? role.updatedBy
              ? m.editedBy(editedAt, role.updatedBy)
              : m.edited(editedAt)
            : undefined
        }
        actions={
          role && (
            <PageActions
              items={[
                ...(mayWrite && can('role-create')
                  ? [
                      {
                        id: 'duplicate',
                        label: m.duplicate,
                        note: m.duplicateNote,
                        icon: <AddIcon />,
                        to: placeOf('role-create', {}, { query: { from: role.name } }),
                      },
                    ]
                  : []),
                {
                  id: 'copy',
                  label: m.copy,
                  icon: <CopyIcon />,
                  run: () => copy(role.name, { copied: m.copied(role.name), notCopied: m.notCopied }),
                },
              ]}
            />
          )
        }
      />
      {isGone ? (
        <NotFoundState
          title={m.notFound.title}
          action={<PlaceButton to={placeOf('roles')}>{m.notFound.action}</PlaceButton>}
        >
          {m.notFound.text}
        </NotFoundState>
      ) : role && facts ? (
        <RoleForm
          facts={facts}
          stored={role}
          readOnly={role.roleType === 'system' ? m.builtIn : mayWrite ? undefined : m.readOnly}
          m={m.form}
        />
      ) : (
        <MissingState of={[found, all]} skeleton={<RoleFormSkeleton m={m.form} />} />
      )}
    </>
  )
}
