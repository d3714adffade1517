import type { Meta, StoryObj } from '@storybook/react-vite'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'
import { words } from '../../testing/reference/wait-for.ts'
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

export const SetUp: Story = { play: words('Look into the rejections of batch 48212') }
export const NewWithALongName: Story = {
  args: { district: EMPTY_DISTRICT.id },
  play: words('Choose the SIS and enter its connection details'),
}
export const ApiContact: Story = {
  args: { as: 'api@example.org' },
  play: words('Connected'),
}
export const PartsFailed: Story = {
  args: { faults: [['sites.list', STORY_FAULTS.failed]] },
  play: words(/Some steps couldn't be loaded/),
}
