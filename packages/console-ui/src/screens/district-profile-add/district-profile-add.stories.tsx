import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { LARKSPUR } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/District Add',
  component: ScreenStory,
  args: { id: 'district-profile-add', district: null },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const lea: Story['play'] = async ({ canvas }) => void (await canvas.findByLabelText(/^LEA/))

export const Blank: Story = { play: lea }
export const CodeTaken: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^LEA/), LARKSPUR.lea)
    await canvas.findByText(/already uses/, undefined, { timeout: 10_000 })
  },
}
export const Unfolded: Story = {
  play: async ({ canvas }) => {
    for (const label of ['Add a contact', 'Choose a SIS', 'Add codes', 'Add an address'])
      await userEvent.click(await canvas.findByRole('button', { name: label }))
    await canvas.findByLabelText('Website')
  },
}
export const NothingEntered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add district' }))
    await canvas.findByText('Correct these fields')
  },
}
