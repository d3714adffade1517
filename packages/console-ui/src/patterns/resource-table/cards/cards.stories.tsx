import type { ImportLogHeader } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { StatusText } from '../../../parts/status/status-text.tsx'
import { BatchesTable, batchColumns } from '../../../testing/batches-table.tsx'
import { EmptyState } from '../../states/empty-state.tsx'
import type { Column } from '../column.ts'
import type { CardSpec } from './card-spec.ts'

const long = 'A source whose name is longer than any small screen is wide, and which says so'
const columns: Column<ImportLogHeader>[] = batchColumns.map((column) =>
  column.field === 'status' ? { ...column, cell: ({ status }) => <StatusText status={status} /> } : column,
)
const card: CardSpec<ImportLogHeader> = {
  title: 'batchId',
  status: 'status',
  meta: ['source', 'recordsRead'],
  bar: ({ recordsRead }) => ({ accepted: recordsRead, rejected: recordsRead % 3 }),
  figures: [{ field: 'recordsRead', noun: ['row', 'rows'] }],
  problem: ({ status }) => (status === 'failed' ? `The certificate was refused. ${long}` : null),
}

const meta = {
  title: 'Patterns/ResourceTable/Cards',
  component: BatchesTable,
  args: {
    columns,
    card,
    csv: true,
    expand: (row) => `What happened in ${row.batchId}`,
    rowMenu: () => [{ key: 'open', label: 'Open' }],
    empty: <EmptyState title="No imports yet">Run the first sync.</EmptyState>,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 390, containerName: 'ec-screen', containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BatchesTable>
export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {
  play: async ({ canvas }) => expect(await canvas.findAllByRole('article')).toHaveLength(25),
}
export const OneOpened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more about 2' }))
    await canvas.findByText('What happened in 2')
  },
}
export const LongTexts: Story = {
  args: {
    columns: columns.map((column) => (column.field === 'source' ? { ...column, text: () => long } : column)),
  },
  play: Cards.play ?? (() => {}),
}
export const Loading: Story = {
  args: { faults: [['importLogs.headers', { hold: true }]] },
  play: async ({ canvas }) => void (await canvas.findByText('Loading batches')),
}
export const Failed: Story = {
  args: { faults: [['importLogs.headers', { status: 502, message: 'Gateway timed out' }]] },
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
