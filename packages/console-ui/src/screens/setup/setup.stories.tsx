import type { Meta, StoryObj } from '@storybook/react-vite'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Setup',
  component: ScreenStory,
  args: { id: 'setup', district: EMPTY_DISTRICT.id },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const text = (words: string | RegExp): Story['play'] => {
  return async ({ canvas }) => void (await canvas.findAllByText(words))
}

export const NewDistrict: Story = { play: text(/^\d of 7 done$/) }
export const InTheDark: Story = { ...NewDistrict, globals: { scheme: 'dark' } }
export const Compact: Story = { ...NewDistrict, globals: { density: 'compact' } }
export const Templates: Story = {
  args: { query: { step: 'templates' } },
  play: text(/^One template for each component/),
}
export const FirstImport: Story = { args: { query: { step: 'firstImport' } }, play: text(/^A sync reads/) }
export const OneStepFailed: Story = {
  args: { faults: [['exports.list', STORY_FAULTS.failed]] },
  play: text('Could not be read'),
}
export const Loading: Story = {
  args: { faults: [['sites.list', STORY_FAULTS.never]] },
  play: text('Loading'),
}
export const WithoutTheRole: Story = {
  args: { as: 'norole@example.org' },
  play: text(/ROLE_SETUP_VIEW/),
}
