import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryRow } from '../../testing/story-row.tsx'
import { Snackbar } from './snackbar.tsx'

const meta = {
  title: 'Parts/Snackbar',
  component: Snackbar,
  args: { title: 'Success', message: 'Site updated (0417)', onDismiss: () => {} },
} satisfies Meta<typeof Snackbar>
export default meta
type Story = StoryObj<typeof meta>

export const Kinds: Story = {
  render: (args) => (
    <StoryRow direction="column">
      <Snackbar
        {...args}
        tone="error"
        title="Error"
        message="Error fetching import logs"
        subtext="An error occurred while fetching import logs . Reason: Gateway timed out"
        count={3}
      />
      <Snackbar
        {...args}
        tone="warning"
        title="Error"
        message="Access Denied. Requires the following role(s): ROLE_SETUP_AUTH_VIEW"
      />
      <Snackbar
        {...args}
        tone="info"
        title="Information"
        message="Import started for Larkspur Valley Unified"
      />
      <Snackbar {...args} />
      <Snackbar {...args} title="Not dismissable" onDismiss={undefined} />
    </StoryRow>
  ),
}
