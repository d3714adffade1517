import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { Strip } from './strip.tsx'

const meta = {
  title: 'Patterns/Strip',
  component: Strip,
  args: {
    label: 'Figures of batch 48212',
    items: [
      { label: 'Started (ET)', value: '09/14/2026 - 06:01AM' },
      { label: 'Rows read', value: '38,002' },
      { label: 'Accepted', value: '37,690', mark: 'accepted' },
      { label: 'Rejected', value: '312', mark: 'rejected' },
      { label: 'Compared with batch 48211', value: '+4 rows read, +312 rejected', kind: 'text' },
    ],
  },
} satisfies Meta<typeof Strip>
export default meta
type Story = StoryObj<typeof meta>

export const Figures: Story = {}
export const Waiting: Story = {
  args: { items: [{ label: 'Rows read', value: <Skeleton shape="title" width={56} /> }] },
}
