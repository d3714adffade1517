import type { Meta, StoryObj } from '@storybook/react-vite'
import { BatchesTable } from '../../../testing/batches-table.tsx'
import type { QuickViews } from './quick-views.ts'

const views: QuickViews = {
  label: 'Batches shown',
  views: [
    { label: 'All' },
    { label: 'From files', chosen: { source: ['upload'] } },
    { label: 'Failed', chosen: { status: ['failed'] } },
  ],
}
const ofOneField: QuickViews = {
  label: 'Batches shown',
  views: [{ label: 'All' }, { label: 'Failed', chosen: { status: ['failed'] } }],
}

const meta = {
  title: 'Patterns/ResourceTable/QuickViews',
  component: BatchesTable,
  args: {
    views,
    filters: [
      {
        kind: 'choice',
        field: 'status',
        label: 'Status',
        options: [{ value: 'failed', label: 'Failed' }],
      },
      {
        kind: 'choice',
        field: 'source',
        label: 'Source',
        options: [{ value: 'upload', label: 'Upload' }],
      },
    ],
  },
} satisfies Meta<typeof BatchesTable>
export default meta
type Story = StoryObj<typeof meta>

export const Views: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('radio', { name: 'Failed 12' })),
}
/** The server of this story does not group, so the counts are unknown. */
export const CountsUnknown: Story = {
  args: { views: ofOneField },
  play: async ({ canvas }) => void (await canvas.findByText('Counts unavailable')),
}
