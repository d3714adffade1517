import type { ConsoleRuntime } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { StoryConsole } from '../../testing/story-console.tsx'
import { SnackbarStack } from './snackbar-stack.tsx'

const delay = Number.POSITIVE_INFINITY

/** Six messages, one of them three times. */
function say({ snackbars }: ConsoleRuntime): void {
  snackbars.show({ message: 'Site updated (0417)', delay })
  snackbars.show({ message: 'Template updated (Students)', delay })
  snackbars.show({ message: 'Import started for Larkspur Valley Unified', iconColor: 'info', delay })
  snackbars.show({
    message: 'Access Denied. Requires the following role(s): ROLE_SETUP_AUTH_VIEW',
    title: 'Error',
    iconColor: 'warning',
    delay,
  })
  for (let times = 0; times < 3; times += 1) {
    snackbars.show({
      message: 'Error fetching import logs',
      subtext: 'An error occurred while fetching import logs . Reason: Gateway timed out',
      iconColor: 'error',
      delay,
    })
  }
  snackbars.show({
    message: 'This one stays until it is over',
    dismissable: false,
    iconColor: 'primary',
    delay,
  })
}

const meta = {
  title: 'Patterns/SnackbarStack',
  component: SnackbarStack,
  render: () => (
    <StoryConsole onReady={say}>
      <div style={{ blockSize: 480 }}>
        <SnackbarStack />
      </div>
    </StoryConsole>
  ),
  play: async () => {
    const body = within(document.body)
    await waitFor(() => expect(body.getAllByRole('article')).toHaveLength(4))
    expect(body.getByText('2 more messages')).toBeVisible()
  },
} satisfies Meta<typeof SnackbarStack>
export default meta
type Story = StoryObj<typeof meta>

export const FourAndTwoMore: Story = {}
