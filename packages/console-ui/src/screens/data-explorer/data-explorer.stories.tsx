import type { Meta, StoryObj } from '@storybook/react-vite'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Data Explorer',
  component: ScreenStory,
  args: { id: 'data-explorer' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const text = (words: string | RegExp): Story['play'] => {
  return async ({ canvas }) => void (await canvas.findAllByText(words))
}
const days: Story['play'] = async ({ canvas }) =>
  void (await canvas.findAllByRole('link', { name: /^Students, / }))

export const Overview: Story = { play: days }
export const WithoutLogsAndTables: Story = {
  args: { as: 'bare@example.org' },
  play: async ({ canvas }) => void (await canvas.findAllByRole('img', { name: /^Students, / })),
}
export const NothingStoredAndALongName: Story = {
  args: { district: EMPTY_DISTRICT.id },
  play: text(/^Nothing is stored for/),
}
export const DaysFailed: Story = {
  args: { faults: [['importLogs.results', STORY_FAULTS.failed]] },
  play: text(/couldn't be loaded/),
}
export const FiguresFailed: Story = {
  args: { faults: [['reference.components', STORY_FAULTS.failed]] },
  play: text(/couldn't be counted/),
}
