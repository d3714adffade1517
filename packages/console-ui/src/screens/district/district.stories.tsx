import type { Meta, StoryObj } from '@storybook/react-vite'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/District Overview',
  component: ScreenStory,
  args: { id: 'district' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const text = (words: string | RegExp): Story['play'] => {
  return async ({ canvas }) => void (await canvas.findAllByText(words))
}

export const SetUp: Story = { play: text('7 of 7 done') }
export const InTheDark: Story = { globals: { scheme: 'dark' }, play: text('7 of 7 done') }
export const Compact: Story = { globals: { density: 'compact' }, play: text('7 of 7 done') }
export const NewWithALongName: Story = {
  args: { district: EMPTY_DISTRICT.id },
  play: text('Choose the SIS and enter its connection'),
}
export const ApiContact: Story = {
  args: { as: 'api@example.org' },
  play: text('Setup checklist'),
}
export const Loading: Story = {
  args: { faults: [[(request) => request.url.includes('import-log'), STORY_FAULTS.never]] },
  play: text('Setup checklist'),
}
export const PartsFailed: Story = {
  args: { faults: [['sites.list', STORY_FAULTS.failed]] },
  play: text(/Some of it could not be read/),
}
export const Offline: Story = {
  args: { faults: [[(request) => request.url.includes('/district/'), STORY_FAULTS.offline]] },
  play: text(/Some of it could not be read/),
}
export const WithoutTheRole: Story = {
  args: { as: 'norole@example.org' },
  play: text(/ROLE_SETUP_DISTRICT_VIEW/),
}
