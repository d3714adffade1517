import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../testing/story-row.tsx'
import { MailIcon } from '../icons/icons.ts'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Parts/TextField',
  component: TextField,
  args: { label: 'Contact email', value: 'office@larkspur.example', onChange: () => {} },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args) => (
    <StoryRow direction="column">
      <TextField {...args} />
      <TextField {...args} value="" placeholder="Placeholder" />
      <TextField {...args} compact start={<MailIcon />} end="3 of 5" />
      <TextField {...args} aria-invalid value="Invalid value" />
      <TextField {...args} readOnly />
      <TextField {...args} disabled />
      <TextField {...args} mono value="SCHOOL_CD" />
    </StoryRow>
  ),
}
