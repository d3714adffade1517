import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/API Setup (district)',
  component: ScreenStory,
  args: { id: 'client-communication', as: 'api@example.org' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Contact: Story = { args: { query: { step: 'contact' } }, play: words('Step 1 of 3') }
export const Invited: Story = {
  args: { query: { step: 'contact', m: '1' } },
  play: words(/^Your data provider asked/),
}
export const Connection: Story = { args: { query: { step: 'connection' } }, play: words('Step 2 of 3') }
export const NotConnected: Story = {
  args: {
    query: { step: 'connection' },
    faults: [
      [
        'validators.aeries',
        {
          status: 200,
          body: { errors: [{ code: 'C030', step: 'credentials', message: 'The certificate was refused.' }] },
        },
      ],
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Test connection' }))
    await canvas.findByText('Not connected')
  },
}
export const Review: Story = { args: { query: { step: 'review' } }, play: words('Review and send') }
export const NewDistrict: Story = {
  args: { as: 'employee@example.org', district: EMPTY_DISTRICT.id },
  play: words(/^Step \d of 3$/),
}
