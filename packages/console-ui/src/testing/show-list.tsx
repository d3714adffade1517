import { type ImportLogHeader, importLogsResource, placeOf, type Query } from '@edconsole/console-core'
import { screen } from '@testing-library/react'
import { DistrictGate } from '../patterns/define-screen/district-gate.tsx'
import type { Column } from '../patterns/resource-table/column.ts'
import type { FilterSpec } from '../patterns/resource-table/filter-spec.ts'
import { ResourceTable } from '../patterns/resource-table/resource-table.tsx'
import type { ResourceTableProps } from '../patterns/resource-table/resource-table-props.ts'
import type { StartingFaults } from './http-to-server.ts'
import { batch, type RowsServer, rowsServer } from './rows-server.ts'
import { type ShownScreen, showScreen } from './show-screen.tsx'

export const columns: Column<ImportLogHeader>[] = [
  { field: 'batchId', title: 'Batch', rowHeader: true, width: 120, text: (row) => String(row.batchId) },
  { field: 'status', title: 'Status', text: (row) => row.status },
  { field: 'source', title: 'Source', text: (row) => row.source },
  { field: 'startedAt', title: 'Started (ET)', text: (row) => row.startedAt },
]
const filters: FilterSpec[] = [
  { kind: 'choice', field: 'status', label: 'Status', options: [{ value: 'failed', label: 'Failed' }] },
  {
    kind: 'since',
    field: 'startedAt',
    label: 'Started',
    options: [{ days: 30, label: 'Last 30 days' }],
    defaultDays: 30,
  },
]
export const many = Array.from({ length: 60 }, (_, index) => batch(index + 1))

/** Shows a list of 60 batches, or of those of the server that is handed in. */
export async function showList(
  query: Query = {},
  {
    server = rowsServer({ batches: many }),
    faults = [],
    ...props
  }: Partial<ResourceTableProps<ImportLogHeader>> & { server?: RowsServer; faults?: StartingFaults } = {},
): Promise<ShownScreen & { query: () => Query; server: RowsServer }> {
  const shown = await showScreen(
    <DistrictGate districtId="42">
      {() => (
        <ResourceTable
          tableId="import-logs"
          operation={importLogsResource.headers}
          columns={columns}
          label="Import logs"
          noun={['batch', 'batches']}
          search={{ placeholder: 'Batch ID' }}
          filters={filters}
          {...props}
        />
      )}
    </DistrictGate>,
    {
      server,
      as: 'somebody',
      place: placeOf('import-logs', { districtId: '42' }, { query }),
      faults,
    },
  )
  return { ...shown, server, query: () => shown.runtime.navigation.get().current()?.query ?? {} }
}

/** The names of the rows that are shown. */
export const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
