import { RUN_STATUSES } from '@edconsole/console-core/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../testing/story-row.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StatusText } from './status-text.tsx'

const meta = {
  title: 'Parts/Status',
  component: StatusText,
  args: { status: 'completed' },
} satisfies Meta<typeof StatusText>
export default meta
type Story = StoryObj<typeof meta>

const statuses = [...Object.keys(RUN_STATUSES), 'paused', 'sent', 'late', 'reindexing']

export const InTables: Story = {
  render: () => (
    <StoryRow>
      {statuses.map((status) => (
        <StatusText key={status} status={status} />
      ))}
      <StatusText status="completedWithErrors" componentsFailed />
    </StoryRow>
  ),
}
export const InTitles: Story = {
  render: () => (
    <StoryRow>
      {statuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
      <StatusBadge status="completedWithErrors" componentsFailed />
    </StoryRow>
  ),
}
