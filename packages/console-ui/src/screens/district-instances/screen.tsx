import {
  type Instance,
  instancesResource,
  placeOf,
  useAccess,
  useConsoleSettings,
  useDistrictScope,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useMemo, useState } from 'react'
import { instanceCard, instanceColumns } from '../../features/instances/instance-columns.tsx'
import { instanceFilters } from '../../features/instances/instance-filters.ts'
import { instanceMessages } from '../../features/instances/messages.ts'
import { useInstanceMenu } from '../../features/instances/use-instance-menu.tsx'
import { useMayWriteInstances } from '../../features/instances/use-may-write-instances.ts'
import { AddIcon } from '../../parts/icons/icons.ts'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { ResourceTable } from '../../patterns/resource-table/index.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { messages } from './messages.ts'

/** District Instances ([S2.2]): the instances of the district's client. */
export function DistrictInstancesScreen(): ReactElement {
  const m = useMessages('district-instances', messages)
  const words = useMessages('instances', instanceMessages)
  const { timeZone } = useConsoleSettings()
  const { can } = useAccess()
  const clientId = useDistrictScope()?.clientId ?? null
  const mayCreate = useMayWriteInstances() && can('instance-create')
  const mayOpenClients = can('client')
  const [rows, setRows] = useState<readonly Instance[]>([])
  const { rowMenu, dialogs, askedAt } = useInstanceMenu(rows)
  const columns = useMemo(
    () => instanceColumns({ timeZone, mayOpenClients, m: words }),
    [timeZone, mayOpenClients, words],
  )
  const filters = useMemo(() => instanceFilters(words), [words])
  const fixedFilter = useMemo(() => ({ clientId: [String(clientId)] }), [clientId])
  const create = placeOf('instance-create', {}, { query: { clientId: String(clientId) } })
  return (
    <>
      <PageHeader
        title={m.title}
        actions={
          mayCreate &&
          clientId !== null && (
            <PageActions
              items={[{ id: 'create', label: m.create, icon: <AddIcon />, kind: 'primary', to: create }]}
            />
          )
        }
      />
      {clientId === null ? (
        <EmptyState title={m.noClient.title}>{m.noClient.text}</EmptyState>
      ) : (
        <ResourceTable<Instance>
          tableId="district-instances"
          operation={instancesResource.list}
          columns={columns}
          card={instanceCard}
          label={m.table}
          noun={[words.noun.one, words.noun.many]}
          search={{ placeholder: m.search }}
          filters={filters}
          fixedFilter={fixedFilter}
          rowMenu={rowMenu}
          askedAt={askedAt}
          onRows={setRows}
          empty={
            <EmptyState
              title={m.empty.title}
              action={mayCreate ? <PlaceButton to={create}>{m.create}</PlaceButton> : undefined}
            >
              {m.empty.text}
            </EmptyState>
          }
        />
      )}
      {dialogs}
    </>
  )
}
