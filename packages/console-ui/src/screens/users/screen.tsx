import {
  CONSTANTS,
  clientsResource,
  rolesResource,
  type User,
  useAccess,
  useClock,
  useConsoleSettings,
  useList,
  useMessages,
  usersResource,
  zonedDay,
} from '@edconsole/console-core'
import { type ReactElement, useMemo } from 'react'
import { titlesOf } from '../../features/roles/role-options.ts'
import { UsersAndRolesTabs } from '../../features/roles/users-and-roles-tabs.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { ResourceTable } from '../../patterns/resource-table/index.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { userCard, userColumns } from './columns.tsx'
import { userFilters, userViews } from './filters.ts'
import { messages } from './messages.ts'

/** Users ([S2.2]): everyone who may use the console, with their roles. */
export function UsersScreen(): ReactElement {
  const m = useMessages('users', messages)
  const { timeZone } = useConsoleSettings()
  const today = zonedDay(useClock()(), timeZone)
  // Without it the product's own roles have their names all the same.
  const { data: definitions } = useList(rolesResource.list, { limit: CONSTANTS.limitMax }, { silent: true })
  // Without them the list is narrowed by anything else.
  const { data: clients } = useList(
    clientsResource.list,
    { limit: CONSTANTS.limitMax },
    { silent: true, enabled: useAccess().can('client') },
  )
  const columns = useMemo(
    () => userColumns({ timeZone, titleOf: titlesOf(definitions ?? []), m }),
    [timeZone, definitions, m],
  )
  const filters = useMemo(
    () => userFilters({ definitions: definitions ?? [], clients: clients ?? [], m }),
    [definitions, clients, m],
  )
  const views = useMemo(() => userViews(m, today), [m, today])
  return (
    <>
      <PageHeader title={m.title} tabs={<UsersAndRolesTabs current="users" />} />
      <ResourceTable<User>
        tableId="users"
        operation={usersResource.list}
        columns={columns}
        card={userCard}
        label={m.table}
        noun={[m.noun.one, m.noun.many]}
        search={{ placeholder: m.search }}
        filters={filters}
        views={views}
        defaultPageSize={CONSTANTS.pageSizePeople}
        csv
        empty={<EmptyState title={m.empty.title}>{m.empty.text}</EmptyState>}
      />
    </>
  )
}
