import {
  type ConsoleRuntime,
  type ImportLogHeader,
  importLogsResource,
  placeOf,
  type Query,
  usePlace,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useState } from 'react'
import { DistrictGate } from '../patterns/define-screen/district-gate.tsx'
import type { Column } from '../patterns/resource-table/column.ts'
import { ResourceTable } from '../patterns/resource-table/resource-table.tsx'
import type { ResourceTableProps } from '../patterns/resource-table/resource-table-props.ts'
import { SnackbarStack } from '../patterns/snackbar-stack/snackbar-stack.tsx'
import type { StartingFaults } from './http-to-server.ts'
import { batch, districtItem } from './rows-server.ts'
import { StoryConsole } from './story-console.tsx'

export type BatchesConsoleProps = {
  /** How many batches each district has. Default 60. */
  count?: number | undefined
  query?: Query | undefined
  faults?: StartingFaults | undefined
  onReady?: ((runtime: ConsoleRuntime) => void) | undefined
}

export type BatchesTableProps = BatchesConsoleProps & Partial<ResourceTableProps<ImportLogHeader>>

export const batchColumns: Column<ImportLogHeader>[] = [
  { field: 'batchId', title: 'Batch', rowHeader: true, width: 120, text: (row) => String(row.batchId) },
  { field: 'status', title: 'Status', text: (row) => row.status },
  { field: 'source', title: 'Source', text: (row) => row.source },
  { field: 'recordsRead', title: 'Rows read', align: 'end', text: (row) => String(row.recordsRead) },
]

/** A list of batches on a server of its own, for stories and tests of the table. */
export function BatchesTable(props: BatchesTableProps): ReactElement {
  const { count, query, faults, onReady, ...table } = props
  return (
    <BatchesConsole count={count} query={query} faults={faults} onReady={onReady}>
      <BatchesList {...table} />
    </BatchesConsole>
  )
}

/** A console at the import logs of district 42; there is a district 43 beside it. */
export function BatchesConsole(props: BatchesConsoleProps & { children: ReactNode }): ReactElement {
  const { count = 60, query = {}, faults = [], onReady, children } = props
  const [batches] = useState(() => Array.from({ length: count }, (_, index) => batch(index + 1)))
  return (
    <StoryConsole
      server={{ batches, districts: [districtItem(42), districtItem(43)] }}
      place={placeOf('import-logs', { districtId: '42' }, { query })}
      faults={faults}
      {...(onReady && { onReady })}
    >
      <OfDistrict>{children}</OfDistrict>
      <SnackbarStack />
    </StoryConsole>
  )
}

/** The list itself, inside a `BatchesConsole`. */
export function BatchesList(props: Partial<ResourceTableProps<ImportLogHeader>>): ReactElement {
  return (
    <ResourceTable
      tableId="import-logs"
      operation={importLogsResource.headers}
      columns={batchColumns}
      label="Import logs"
      noun={['batch', 'batches']}
      search={{ placeholder: 'Batch ID' }}
      {...props}
    />
  )
}

function OfDistrict({ children }: { children: ReactNode }): ReactElement {
  const place = usePlace()
  return <DistrictGate districtId={place?.params.districtId}>{() => <>{children}</>}</DistrictGate>
}
