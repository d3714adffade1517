import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Import Logs',
  component: ScreenStory,
  args: { id: 'import-logs' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const text = (words: string | RegExp): Story['play'] => {
  return async ({ canvas }) => void (await canvas.findAllByText(words))
}

export const Batches: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('rowheader', { name: /48212/ })),
}
export const OneOpened: Story = {
  play: async ({ canvas }) => {
    const [toggle] = await canvas.findAllByRole('button', { name: /Show more/ })
    if (toggle) await userEvent.click(toggle)
    await canvas.findByRole('region', { name: 'Components in load order' })
  },
}
export const ManyRows: Story = { args: { query: { limit: '100' } }, play: Batches.play }
export const Loading: Story = {
  args: { faults: [['importLogs.headers', STORY_FAULTS.never]] },
  play: text('Loading batches'),
}
export const Empty: Story = {
  args: { district: EMPTY_DISTRICT.id },
  play: async ({ canvas }) => void (await canvas.findByText(/No imports yet/)),
}
export const NoMatch: Story = {
  args: { query: { search: '777777' } },
  play: text('No batches match these filters'),
}
export const Failed: Story = {
  args: { faults: [['importLogs.headers', STORY_FAULTS.failed]] },
  play: text('Error fetching import logs'),
}
export const MalformedAnswer: Story = {
  args: { faults: [['importLogs.headers', STORY_FAULTS.malformed]] },
  play: text('Error fetching import logs'),
}
export const Offline: Story = {
  args: { faults: [['importLogs.headers', STORY_FAULTS.offline]] },
  play: text('Error fetching import logs'),
}
export const SessionExpired: Story = {
  args: { faults: [['importLogs.headers', STORY_FAULTS.expired]] },
  play: text('You are signed out'),
}
export const Denied: Story = {
  args: { as: 'bare@example.org' },
  play: text(/ROLE_IMPORT_LOG_VIEW/),
}
export const DistrictNotFound: Story = { args: { district: 999_999 }, play: text('District not found') }
