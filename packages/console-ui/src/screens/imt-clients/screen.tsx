import {
  type Client,
  CONSTANTS,
  clientsResource,
  placeOf,
  productsResource,
  useAccess,
  useClock,
  useConsoleSettings,
  useList,
  useMessages,
  zonedDay,
} from '@edconsole/console-core'
import { type ReactElement, useMemo } from 'react'
import { ImtTabs } from '../../features/clients/imt-tabs.tsx'
import { clientMessages } from '../../features/clients/messages.ts'
import { useMayCreateClients } from '../../features/clients/use-may-write-clients.ts'
import { CreateAction } from '../../patterns/page-actions/create-action.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { ResourceTable } from '../../patterns/resource-table/index.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { clientCard, clientColumns } from './columns.tsx'
import { clientFilters, clientViews } from './filters.ts'
import { messages } from './messages.ts'
import { useClientMenu } from './use-client-menu.tsx'

/** What was worked on last stands first; lists to choose from go by name. */
const listed = Object.assign({}, clientsResource.list, {
  list: clientsResource.list.list && {
    ...clientsResource.list.list,
    defaultSort: { updatedAt: 'desc' } as const,
  },
})

/** IMT Clients ([S2.2]): the provider's customers, what they have and when it ends. */
export function ImtClientsScreen(): ReactElement {
  const m = useMessages('imt-clients', messages)
  const clients = useMessages('clients', clientMessages)
  const { timeZone } = useConsoleSettings()
  const today = zonedDay(useClock()(), timeZone)
  const { can } = useAccess()
  const mayCreate = useMayCreateClients() && can('client-create')
  const mayOpen = can('client')
  // Without it products stand by their numbers.
  const { data: products } = useList(productsResource.list, { limit: CONSTANTS.limitMax }, { silent: true })
  const productNames = useMemo(() => new Map((products ?? []).map(({ id, name }) => [id, name])), [products])
  const columns = useMemo(
    () => clientColumns({ timeZone, today, productNames, mayOpen, clients, m }),
    [timeZone, today, productNames, mayOpen, clients, m],
  )
  const filters = useMemo(() => clientFilters({ clients, m }), [clients, m])
  const views = useMemo(() => clientViews(m), [m])
  const card = useMemo(() => clientCard(m), [m])
  const rowMenu = useClientMenu(clients, m)
  return (
    <>
      <PageHeader
        title={m.title}
        tabs={<ImtTabs current="imt-clients" />}
        actions={
          mayCreate && <CreateAction label={m.create} note={m.createNote} to={placeOf('client-create')} />
        }
      />
      <ResourceTable<Client>
        tableId="imt-clients"
        operation={listed}
        columns={columns}
        card={card}
        label={m.table}
        noun={[m.noun.one, m.noun.many]}
        search={{ placeholder: m.search }}
        filters={filters}
        views={views}
        csv
        rowMenu={rowMenu}
        empty={<EmptyState title={m.empty.title}>{m.empty.text}</EmptyState>}
      />
    </>
  )
}
