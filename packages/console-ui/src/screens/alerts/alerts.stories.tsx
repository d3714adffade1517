import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Alerts',
  component: ScreenStory,
  args: { id: 'alerts', district: null },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const settings = {
  importFailed: 'immediate',
  importHeld: 'immediate',
  importLate: 'digest',
  rejectedRows: 'digest',
  exportFailed: 'off',
  certificateExpiring: 'digest',
  rejectedPercent: 1,
  scope: 'chosen',
  districtIds: [412],
  components: ['students'],
  byEmail: true,
  digestAt: '07:00',
  quietFrom: '20:00',
  quietUntil: '06:00',
  quietDays: ['sat', 'sun'],
  failuresBreakQuiet: true,
  timeZone: 'America/New_York',
  emailAddress: 'employee@example.org',
}
const faults = [['alerts.settings', { body: { data: settings } }]] as const

export const Chosen: Story = { args: { faults }, play: words('Selected districts') }
export const Faults: Story = {
  args: { faults },
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText(/^Rejected rows above/))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }))
    await canvas.findByRole('button', { name: '1 field to correct' })
  },
}
