import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Parts/Tabs',
  component: Tabs,
  args: {
    label: 'Students',
    items: [
      { key: 'details', label: 'Details', href: '#details' },
      { key: 'errors', label: 'Error Logs', href: '#errors', current: true, count: 370, countTone: 'danger' },
      { key: 'history', label: 'History', href: '#history', count: 12 },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const MoreThanFit: Story = {
  args: {
    items: Array.from({ length: 14 }, (_, at) => ({
      key: `${at}`,
      label: `Component ${at + 1}`,
      href: `#${at}`,
      current: at === 11,
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
}
