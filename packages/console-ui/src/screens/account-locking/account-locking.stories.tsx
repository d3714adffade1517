import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Account Locking',
  component: ScreenStory,
  args: { id: 'account-locking' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const sentence = words(/^After \d+ wrong passwords/)

export const Stored: Story = { play: sentence }
export const OfADistrictWithALongName: Story = { args: { district: EMPTY_DISTRICT.id }, play: sentence }
export const LowLimit: Story = {
  play: async ({ canvas }) => {
    const attempts = await canvas.findByRole('spinbutton', { name: /^Failed attempts/ })
    await userEvent.clear(attempts)
    await userEvent.type(attempts, '3')
    await userEvent.selectOptions(
      canvas.getByLabelText(/^Lock type/),
      'Automatic at first, then by an administrator',
    )
    await canvas.findByText(/a student can lock out a teacher/)
  },
}
export const Off: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /^Lock accounts/ }))
    await canvas.findByText(/^Accounts are never locked/)
  },
}
export const BeyondTheLimits: Story = {
  play: async ({ canvas }) => {
    const attempts = await canvas.findByRole('spinbutton', { name: /^Failed attempts/ })
    await userEvent.clear(attempts)
    await userEvent.type(attempts, '500')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await canvas.findByText('It must be at most 100')
  },
}
/** A backend whose answer lists other ways to sign in only. */
export const NoLocal: Story = {
  args: { faults: [['authentications.list', { body: { data: [], extensions: { totalCount: 0 } } }]] },
  play: words("Local sign-in isn't set up"),
}
export const Failed: Story = {
  args: { faults: [['authentications.list', { status: 500, message: 'Disk full' }]] },
  play: words(/Disk full/),
}
