import {
  placeOf,
  type RoleDefinition,
  rolesResource,
  useAccess,
  useConsoleSettings,
  useMessages,
  useNavigator,
} from '@edconsole/console-core'
import { type ReactElement, useCallback, useMemo } from 'react'
import { useMayWriteRoles } from '../../features/roles/use-may-write-roles.ts'
import { UsersAndRolesTabs } from '../../features/roles/users-and-roles-tabs.tsx'
import { useToldCopy } from '../../parts/copy-button/use-told-copy.ts'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { CreateAction } from '../../patterns/page-actions/create-action.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { linkToPlace } from '../../patterns/place-link/link-to-place.ts'
import { ResourceTable } from '../../patterns/resource-table/index.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { roleCard, roleColumns } from './columns.tsx'
import { roleFilters } from './filters.ts'
import { messages, type RolesMessages } from './messages.ts'

/** Roles ([S2.2]): what comes with the product and what people made of it, with who has it. */
export function RolesScreen(): ReactElement {
  const m = useMessages('roles', messages)
  const { timeZone } = useConsoleSettings()
  const { can } = useAccess()
  const mayCreate = useMayWriteRoles() && can('role-create')
  const mayOpenUsers = can('users')
  const columns = useMemo(() => roleColumns({ timeZone, mayOpenUsers, m }), [timeZone, mayOpenUsers, m])
  const filters = useMemo(() => roleFilters(m), [m])
  const rowMenu = useRoleMenu({ mayCreate, m })
  return (
    <>
      <PageHeader
        title={m.title}
        tabs={<UsersAndRolesTabs current="roles" />}
        actions={
          mayCreate && <CreateAction label={m.create} note={m.createNote} to={placeOf('role-create')} />
        }
      />
      <ResourceTable<RoleDefinition>
        tableId="roles"
        operation={rolesResource.list}
        columns={columns}
        card={roleCard}
        label={m.table}
        noun={[m.noun.one, m.noun.many]}
        search={{ placeholder: m.search }}
        filters={filters}
        csv
        rowMenu={rowMenu}
        empty={<EmptyState title={m.empty.title}>{m.empty.text}</EmptyState>}
      />
    </>
  )
}

type MenuContext = { mayCreate: boolean; m: RolesMessages }

/** What can be done with a role from its row. */
const useRoleMenu = ({ mayCreate, m }: MenuContext): ((role: RoleDefinition) => MenuItem[]) => {
  const navigation = useNavigator()
  const copy = useToldCopy()
  const { can } = useAccess()
  const mayOpen = can('role-edit')
  return useCallback(
    ({ id, name }) => {
      const open = linkToPlace(navigation, mayOpen ? placeOf('role-edit', { id: String(id) }) : null)
      const duplicate = linkToPlace(
        navigation,
        mayCreate ? placeOf('role-create', {}, { query: { from: name } }) : null,
      )
      return [
        ...(open.href === undefined
          ? []
          : [{ key: 'open', label: m.menu.open, href: open.href, onSelect: open.onClick }]),
        {
          key: 'copy',
          label: m.menu.copy,
          onSelect: () => copy(name, { copied: m.copied(name), notCopied: m.notCopied }),
        },
        ...(duplicate.href === undefined
          ? []
          : [
              {
                key: 'duplicate',
                label: m.menu.duplicate,
                href: duplicate.href,
                onSelect: duplicate.onClick,
              },
            ]),
      ]
    },
    [navigation, mayOpen, mayCreate, copy, m],
  )
}
