import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Export Logs',
  component: ScreenStory,
  args: { id: 'export-logs' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const text = (words: string | RegExp): Story['play'] => {
  return async ({ canvas }) => void (await canvas.findAllByText(words))
}

export const Sendings: Story = {
  play: async ({ canvas }) => void (await canvas.findAllByRole('rowheader')),
}
export const OneOpened: Story = {
  play: async ({ canvas }) => {
    const [toggle] = await canvas.findAllByRole('button', { name: /Show more/ })
    if (toggle) await userEvent.click(toggle)
    await canvas.findByRole('region', { name: 'Files in the order they are written' })
  },
}
export const SendAgain: Story = {
  play: async ({ canvas }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions/ })
    if (menu) await userEvent.click(menu)
    const page = within(document.body)
    await userEvent.click(await page.findByRole('menuitem', { name: 'Send again' }))
    await page.findByText('Larkspur Valley Unified')
  },
}
export const ManyRows: Story = { args: { query: { limit: '100' } }, play: Sendings.play }
export const Loading: Story = {
  args: { faults: [['exportLogs.headers', STORY_FAULTS.never]] },
  play: text('Loading exports'),
}
export const Empty: Story = {
  args: { district: EMPTY_DISTRICT.id },
  play: text('Nothing was exported yet.'),
}
export const NoMatch: Story = {
  args: { query: { search: '777777' } },
  play: text('No exports match these filters'),
}
export const Failed: Story = {
  args: { faults: [['exportLogs.headers', STORY_FAULTS.failed]] },
  play: text('Error fetching export log headers'),
}
export const MalformedAnswer: Story = {
  args: { faults: [['exportLogs.headers', STORY_FAULTS.malformed]] },
  play: text('Error fetching export log headers'),
}
export const Offline: Story = {
  args: { faults: [['exportLogs.headers', STORY_FAULTS.offline]] },
  play: text('Error fetching export log headers'),
}
export const SessionExpired: Story = {
  args: { faults: [['exportLogs.headers', STORY_FAULTS.expired]] },
  play: text('You are signed out'),
}
export const Denied: Story = { args: { as: 'bare@example.org' }, play: text(/ROLE_EXPORT_LOG_VIEW/) }
export const DistrictNotFound: Story = { args: { district: 999_999 }, play: text('District not found') }
