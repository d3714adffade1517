import type { ConsoleRuntime } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { StoryConsole } from '../../testing/story-console.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

function askAbout(names: readonly string[]): (runtime: ConsoleRuntime) => void {
  return ({ leaveGuard }) => {
    leaveGuard.register(names)
    void leaveGuard.ask()
  }
}

const meta = {
  title: 'Patterns/LeaveDialog',
  component: LeaveDialog,
  render: () => (
    <StoryConsole onReady={askAbout(['Contact email', 'API URL'])}>
      <LeaveDialog />
    </StoryConsole>
  ),
  play: async () => {
    const body = within(document.body)
    await waitFor(() => expect(body.getByRole('alertdialog', { name: 'Unsaved changes' })).toBeVisible())
    await waitFor(() => expect(body.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
} satisfies Meta<typeof LeaveDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}
export const WithoutNames: Story = {
  render: () => (
    <StoryConsole onReady={askAbout([])}>
      <LeaveDialog />
    </StoryConsole>
  ),
}
