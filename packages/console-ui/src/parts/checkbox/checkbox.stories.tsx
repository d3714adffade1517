import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../testing/story-row.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Parts/Checkbox',
  component: Checkbox,
  args: { label: 'Encrypt the file', checked: false, onChange: () => {} },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args) => (
    <StoryRow direction="column">
      <Checkbox {...args} />
      <Checkbox {...args} checked help="With the district's own password." />
      <Checkbox {...args} indeterminate label="All components" />
      <Checkbox {...args} checked disabled label="Switched off elsewhere" />
      <Checkbox {...args} invalid label="Accept the terms" />
      <Checkbox {...args} checked edited label="Include in exports" />
      <Checkbox
        {...args}
        checked
        readOnly
        label="Include in imports"
        help="Changing it needs another role."
      />
      <Checkbox {...args} hideLabel checked label="Select Lincoln High" />
    </StoryRow>
  ),
}
