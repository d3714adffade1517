import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SegmentedControl } from './segmented-control.tsx'

const meta = {
  title: 'Parts/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Level',
    value: 'all',
    onChange: () => {},
    options: [
      { value: 'all', label: 'All', count: 370 },
      { value: 'error', label: 'Errors', count: 312 },
      { value: 'warning', label: 'Warnings', count: 58 },
      { value: 'note', label: 'Notes', disabled: true },
    ],
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value)
    return <SegmentedControl {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
