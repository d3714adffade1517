import {
  CONSTANTS,
  clientsResource,
  type Instance,
  placeOf,
  useAccess,
  useList,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useMemo } from 'react'
import { ImtTabs } from '../../features/clients/imt-tabs.tsx'
import { instanceMessages } from '../../features/instances/messages.ts'
import { useInstanceTable } from '../../features/instances/use-instance-table.ts'
import { useMayWriteInstances } from '../../features/instances/use-may-write-instances.ts'
import { CreateAction } from '../../patterns/page-actions/create-action.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { ResourceTable } from '../../patterns/resource-table/index.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { imtInstanceFilters, instanceViews } from './filters.ts'
import { messages } from './messages.ts'

/** IMT Instances ([S2.2]): the instances of all clients, with how many have each status. */
export function ImtInstancesScreen(): ReactElement {
  const m = useMessages('imt-instances', messages)
  const words = useMessages('instances', instanceMessages)
  const { can } = useAccess()
  const mayCreate = useMayWriteInstances() && can('instance-create')
  // Without them the list is narrowed by anything else.
  const clients = useList(clientsResource.list, { limit: CONSTANTS.limitMax }, { silent: true })
  const { table, dialogs } = useInstanceTable()
  const filters = useMemo(
    () => imtInstanceFilters({ clients: clients.data ?? [], m: words }),
    [clients.data, words],
  )
  const views = useMemo(() => instanceViews(words), [words])
  return (
    <>
      <PageHeader
        title={m.title}
        tabs={<ImtTabs current="imt-instances" />}
        actions={
          mayCreate && <CreateAction label={m.create} note={m.createNote} to={placeOf('instance-create')} />
        }
      />
      <ResourceTable<Instance>
        tableId="imt-instances"
        {...table}
        label={m.table}
        search={{ placeholder: words.search }}
        filters={filters}
        views={views}
        csv
        empty={<EmptyState title={m.empty.title}>{m.empty.text}</EmptyState>}
      />
      {dialogs}
    </>
  )
}
