import { ConsoleProvider, createConsoleRuntime } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { UpdatedAgo } from './updated-ago.tsx'

const runtime = createConsoleRuntime({ session: null })

const meta = {
  title: 'Patterns/UpdatedAgo',
  component: UpdatedAgo,
  args: { updatedAt: Date.now() - 8_000, onRefresh: () => {} },
  decorators: [
    (Story) => (
      <ConsoleProvider runtime={runtime}>
        <Story />
      </ConsoleProvider>
    ),
  ],
} satisfies Meta<typeof UpdatedAgo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Asking: Story = { args: { fetching: true } }
export const NotYetThere: Story = { args: { updatedAt: undefined } }
