import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stepper } from './stepper.tsx'

const meta = {
  title: 'Parts/Stepper',
  component: Stepper,
  args: {
    label: 'API Setup',
    current: 'connection',
    onStep: () => {},
    steps: [
      { id: 'contact', label: 'Contact', note: 'data-office@larkspurvalley.example', done: true },
      { id: 'connection', label: 'SIS connection', note: 'URL, file name, key and secret' },
      { id: 'review', label: 'Review and send', note: 'Your provider starts the first import' },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 232 }}>
      <Stepper {...args} />
    </div>
  ),
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const Small: Story = {
  render: (args) => (
    <div style={{ containerName: 'ec-screen', containerType: 'inline-size', inlineSize: 360 }}>
      <Stepper {...args} />
    </div>
  ),
}
