import { ConsoleProvider, createConsoleRuntime, type InstanceStep } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { WorkSteps } from './work-steps.tsx'

const runtime = createConsoleRuntime({ session: null, clock: () => new Date('2026-09-14T12:14:00Z') })

const step = (name: InstanceStep['step'], state: InstanceStep['state'], seconds = 0): InstanceStep => ({
  step: name,
  state,
  message: null,
  startedAt: state === 'pending' ? null : '2026-09-14T12:10:00Z',
  endedAt:
    state === 'done' ? new Date(Date.parse('2026-09-14T12:10:00Z') + seconds * 1000).toISOString() : null,
  doneCount: null,
  totalCount: null,
})
const done = [step('address', 'done', 4), step('database', 'done', 72)]

const meta = {
  title: 'Features/WorkSteps',
  component: WorkSteps,
  args: { steps: [] },
  decorators: [
    (Story) => (
      <ConsoleProvider runtime={runtime}>
        <Story />
      </ConsoleProvider>
    ),
  ],
} satisfies Meta<typeof WorkSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Copying: Story = {
  args: {
    steps: [
      ...done,
      Object.assign(step('data', 'running'), { doneCount: 12_000, totalCount: 41_872 }),
      step('products', 'pending'),
      step('signIn', 'pending'),
    ],
  },
}
export const Failed: Story = {
  args: {
    onRetry: () => {},
    steps: [
      ...done,
      step('data', 'done', 210),
      step('products', 'done', 1),
      Object.assign(step('signIn', 'failed'), {
        endedAt: '2026-09-14T12:10:02Z',
        message:
          "The server name in the address doesn't exist. Point https://larkspur.example.org to /instances/larkspur-prod of this server, then try again.",
      }),
    ],
  },
}
export const Removing: Story = { args: { steps: [step('removal', 'running')] } }
