import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../testing/story-row.tsx'
import { ColumnsIcon, EditIcon, MoreIcon } from '../icons/icons.ts'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Parts/IconButton',
  component: IconButton,
  args: { label: 'Columns', icon: <ColumnsIcon /> },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args) => (
    <StoryRow>
      <IconButton {...args} />
      <IconButton {...args} label="Actions for batch 48212" size="sm" icon={<MoreIcon />} />
      <IconButton {...args} label="Wrap lines" pressed />
      <IconButton {...args} label="Users and Roles" href="#place" current />
      <IconButton {...args} label="Refreshing" busy />
      <IconButton {...args} label="Edit" icon={<EditIcon />} disabledReason="your role can only read" />
    </StoryRow>
  ),
}
