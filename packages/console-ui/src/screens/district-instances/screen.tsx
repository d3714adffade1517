import { type Instance, placeOf, useAccess, useDistrictScope, useMessages } from '@edconsole/console-core'
import { type ReactElement, useMemo } from 'react'
import { instanceFilters } from '../../features/instances/instance-filters.ts'
import { instanceMessages } from '../../features/instances/messages.ts'
import { useInstanceTable } from '../../features/instances/use-instance-table.ts'
import { useMayWriteInstances } from '../../features/instances/use-may-write-instances.ts'
import { CreateAction } from '../../patterns/page-actions/create-action.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { ResourceTable } from '../../patterns/resource-table/index.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { messages } from './messages.ts'

/** District Instances ([S2.2]): the instances of the district's client. */
export function DistrictInstancesScreen(): ReactElement {
  const m = useMessages('district-instances', messages)
  const words = useMessages('instances', instanceMessages)
  const { can } = useAccess()
  const clientId = useDistrictScope()?.clientId ?? null
  const mayCreate = useMayWriteInstances() && can('instance-create')
  const { table, dialogs } = useInstanceTable({ ofOneClient: true })
  const filters = useMemo(() => instanceFilters(words), [words])
  const fixedFilter = useMemo(() => ({ clientId: [String(clientId)] }), [clientId])
  const create = placeOf('instance-create', {}, { query: { clientId: String(clientId) } })
  return (
    <>
      <PageHeader
        title={m.title}
        actions={mayCreate && clientId !== null && <CreateAction label={m.create} to={create} />}
      />
      {clientId === null ? (
        <EmptyState title={m.noClient.title}>{m.noClient.text}</EmptyState>
      ) : (
        <ResourceTable<Instance>
          tableId="district-instances"
          {...table}
          label={m.table}
          search={{ placeholder: m.search }}
          filters={filters}
          fixedFilter={fixedFilter}
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
