import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'
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

const text = (words: string | RegExp): Story['play'] => {
  return async ({ canvas }) => void (await canvas.findAllByText(words))
}

export const Contact: Story = { args: { query: { step: 'contact' } }, play: text('Step 1 of 3') }
export const Invited: Story = {
  args: { query: { step: 'contact', m: '1' } },
  play: text(/^Your data provider asked/),
}
export const Connection: Story = { args: { query: { step: 'connection' } }, play: text('Step 2 of 3') }
export const ConnectionInTheDark: Story = { ...Connection, globals: { scheme: 'dark' } }
export const ConnectionCompact: Story = { ...Connection, globals: { density: 'compact' } }
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
export const Review: Story = { args: { query: { step: 'review' } }, play: text('Review and send') }
export const NewDistrict: Story = {
  args: { as: 'employee@example.org', district: EMPTY_DISTRICT.id },
  play: text(/^Step \d of 3$/),
}
export const Loading: Story = {
  args: { faults: [['apiProvider.configs', STORY_FAULTS.never]] },
  play: text('Loading'),
}
export const Failed: Story = {
  args: { faults: [['apiProvider.configs', STORY_FAULTS.failed]] },
  play: text('Error fetching sis apis'),
}
export const WithoutTheRole: Story = {
  args: { as: 'norole@example.org' },
  play: text(/ROLE_SETUP_SIS_IMPORTS_API_EDIT/),
}
