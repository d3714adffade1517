import {
  ConsoleProvider,
  createConsoleRuntime,
  type ImportLogHeader,
  importLogsResource,
  memoryNavigation,
  memoryStorage,
  placeOf,
  type Query,
} from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, useState } from 'react'
import { httpToServer } from '../../testing/http-to-server.ts'
import { batch, rowsServer } from '../../testing/rows-server.ts'
import { DistrictGate } from '../define-screen/district-gate.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import type { Column } from './column.ts'
import { ResourceTable } from './resource-table.tsx'

const columns: Column<ImportLogHeader>[] = [
  { field: 'batchId', title: 'Batch', rowHeader: true, width: 120, text: (row) => String(row.batchId) },
  { field: 'status', title: 'Status', text: (row) => row.status },
  { field: 'source', title: 'Source', text: (row) => row.source },
  { field: 'recordsRead', title: 'Rows read', align: 'end', text: (row) => String(row.recordsRead) },
]

const FAULTS = {
  failed: { status: 502, message: 'Gateway timed out' },
  never: { hold: true },
} as const

type BatchesProps = { count?: number; query?: Query; answer?: keyof typeof FAULTS }

/** A list of batches on a server of its own, in the state that the server brings about. */
function Batches({ count = 60, query = {}, answer }: BatchesProps): ReactElement {
  const [runtime] = useState(() => {
    const server = rowsServer({ batches: Array.from({ length: count }, (_, index) => batch(index + 1)) })
    const { http, faults } = httpToServer(server, { cookie: 'session=1' })
    if (answer) faults.on('importLogs.headers', FAULTS[answer])
    return createConsoleRuntime({
      http,
      clock: server.now,
      storage: memoryStorage(),
      navigation: memoryNavigation(placeOf('import-logs', { districtId: '42' }, { query })),
    })
  })
  return (
    <ConsoleProvider runtime={runtime}>
      <DistrictGate districtId="42">
        {() => (
          <ResourceTable
            tableId="import-logs"
            operation={importLogsResource.headers}
            columns={columns}
            label="Import logs"
            noun={['batch', 'batches']}
            search={{ placeholder: 'Batch ID' }}
            empty={<EmptyState title="No imports yet">Run the first sync.</EmptyState>}
          />
        )}
      </DistrictGate>
    </ConsoleProvider>
  )
}

const meta = { title: 'Patterns/ResourceTable', component: Batches } satisfies Meta<typeof Batches>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = { play: async ({ canvas }) => void (await canvas.findByText('1–25 of 60')) }
export const RowsInTheDark: Story = { ...Rows, globals: { scheme: 'dark' } }
export const RowsCompact: Story = { ...Rows, globals: { density: 'compact' } }
export const Loading: Story = {
  args: { answer: 'never' },
  play: async ({ canvas }) => void (await canvas.findByText('Loading batches')),
}
export const Failed: Story = {
  args: { answer: 'failed' },
  play: async ({ canvas }) => void (await canvas.findByText('Error fetching import logs')),
}
export const NoMatch: Story = {
  args: { query: { search: '777' } },
  play: async ({ canvas }) => void (await canvas.findAllByText('No batches match these filters')),
}
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => void (await canvas.findByText('No imports yet')),
}
