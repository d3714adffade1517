import { type ImportLogHeader, importLogsResource, placeOf, type Query } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { DistrictGate } from '../patterns/define-screen/district-gate.tsx'
import type { Column } from '../patterns/resource-table/column.ts'
import { ResourceTable } from '../patterns/resource-table/resource-table.tsx'
import type { ResourceTableProps } from '../patterns/resource-table/resource-table-props.ts'
import type { StartingFaults } from './http-to-server.ts'
import { batch } from './rows-server.ts'
import { StoryConsole } from './story-console.tsx'

export type BatchesTableProps = Partial<ResourceTableProps<ImportLogHeader>> & {
  /** How many batches the server has. */
  count?: number
  query?: Query
  faults?: StartingFaults
}

/** A list of batches on a server of its own, for stories and tests of the table. */
export function BatchesTable({ count = 60, query = {}, faults, ...props }: BatchesTableProps): ReactElement {
  const batches = Array.from({ length: count }, (_, index) => batch(index + 1))
  return (
    <StoryConsole
      server={{ batches }}
      place={placeOf('import-logs', { districtId: '42' }, { query })}
      faults={faults ?? []}
    >
      <DistrictGate districtId="42">
        {() => (
          <ResourceTable
            tableId="import-logs"
            operation={importLogsResource.headers}
            columns={batchColumns}
            label="Import logs"
            noun={['batch', 'batches']}
            search={{ placeholder: 'Batch ID' }}
            {...props}
          />
        )}
      </DistrictGate>
    </StoryConsole>
  )
}

export const batchColumns: Column<ImportLogHeader>[] = [
  { field: 'batchId', title: 'Batch', rowHeader: true, width: 120, text: (row) => String(row.batchId) },
  { field: 'status', title: 'Status', text: (row) => row.status },
  { field: 'source', title: 'Source', text: (row) => row.source },
  { field: 'recordsRead', title: 'Rows read', align: 'end', text: (row) => String(row.recordsRead) },
]
