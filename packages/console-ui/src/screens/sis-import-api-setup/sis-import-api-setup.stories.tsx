import type { Meta, StoryObj } from '@storybook/react-vite'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/API Setup (SIS Imports)',
  component: ScreenStory,
  args: { id: 'sis-import-api-setup' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const text = (words: string | RegExp): Story['play'] => {
  return async ({ canvas }) => void (await canvas.findAllByText(words))
}

export const Stored: Story = { play: text('Test connection') }
export const InTheDark: Story = { ...Stored, globals: { scheme: 'dark' } }
export const Compact: Story = { ...Stored, globals: { density: 'compact' } }
export const NoConnection: Story = {
  args: { district: EMPTY_DISTRICT.id },
  play: text('This district has no SIS connection yet.'),
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
  play: text(/ROLE_SETUP_SIS_IMPORTS_API_VIEW/),
}
