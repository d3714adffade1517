import {
  CONSTANTS,
  clientsResource,
  type Instance,
  instancesResource,
  placeOf,
  useAccess,
  useConsoleSettings,
  useList,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useMemo, useState } from 'react'
import { ImtTabs } from '../../features/clients/imt-tabs.tsx'
import { instanceCard, instanceColumns } from '../../features/instances/instance-columns.tsx'
import { instanceMessages } from '../../features/instances/messages.ts'
import { useInstanceMenu } from '../../features/instances/use-instance-menu.tsx'
import { useMayWriteInstances } from '../../features/instances/use-may-write-instances.ts'
import { AddIcon } from '../../parts/icons/icons.ts'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { ResourceTable } from '../../patterns/resource-table/index.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { imtInstanceFilters, instanceViews } from './filters.ts'
import { messages } from './messages.ts'

/** IMT Instances ([S2.2]): the instances of all clients, with how many have each status. */
export function ImtInstancesScreen(): ReactElement {
  const m = useMessages('imt-instances', messages)
  const words = useMessages('instances', instanceMessages)
  const { timeZone } = useConsoleSettings()
  const { can } = useAccess()
  const mayCreate = useMayWriteInstances() && can('instance-create')
  const mayOpenClients = can('client')
  // Without them the list is narrowed by anything else.
  const clients = useList(clientsResource.list, { limit: CONSTANTS.limitMax }, { silent: true })
  const [rows, setRows] = useState<readonly Instance[]>([])
  const { rowMenu, dialogs, askedAt } = useInstanceMenu(rows)
  const columns = useMemo(
    () => instanceColumns({ timeZone, mayOpenClients, m: words }),
    [timeZone, mayOpenClients, words],
  )
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
          mayCreate && (
            <PageActions
              items={[
                {
                  id: 'create',
                  label: m.create,
                  note: m.createNote,
                  icon: <AddIcon />,
                  kind: 'primary',
                  to: placeOf('instance-create'),
                },
              ]}
            />
          )
        }
      />
      <ResourceTable<Instance>
        tableId="imt-instances"
        operation={instancesResource.list}
        columns={columns}
        card={instanceCard}
        label={m.table}
        noun={[words.noun.one, words.noun.many]}
        search={{ placeholder: words.search }}
        filters={filters}
        views={views}
        csv
        rowMenu={rowMenu}
        askedAt={askedAt}
        onRows={setRows}
        empty={<EmptyState title={m.empty.title}>{m.empty.text}</EmptyState>}
      />
      {dialogs}
    </>
  )
}
