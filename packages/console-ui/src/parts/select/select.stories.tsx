import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../testing/story-row.tsx'
import { Select } from './select.tsx'

const meta = {
  title: 'Parts/Select',
  component: Select,
  args: {
    label: 'Rows per page',
    value: '25',
    onChange: () => {},
    options: ['25', '50', '100', '250'].map((value) => ({ value, label: value })),
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args) => (
    <StoryRow direction="column">
      <Select {...args} compact />
      <Select {...args} />
      <Select {...args} label="State" value="" placeholder="Choose a state" />
      <Select {...args} label="Year" disabled />
      <Select {...args} label="Data year" readOnly />
    </StoryRow>
  ),
}
