import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { denied, rows, waiting, words } from '../../testing/reference/state-stories.ts'
import { STORY_FAULTS } from '../../testing/reference/story-faults.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Account Sync Logs',
  component: ScreenStory,
  args: { id: 'account-sync-logs' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = { play: rows }
export const OneOpened: Story = {
  play: async ({ canvas }) => {
    const [toggle] = await canvas.findAllByRole('button', { name: /Show more/ })
    if (toggle) await userEvent.click(toggle)
    await canvas.findByText('Timestamp (UTC)')
  },
}
export const Failures: Story = {
  args: { query: { filter: { result: ['failure', 'warning'], timestamp: 'any' } } },
  play: rows,
}
export const Loading: Story = waiting('accountSyncLogs.list', words('Loading lines'))
export const Empty: Story = { args: { district: EMPTY_DISTRICT.id }, play: words('No account syncs yet.') }
export const NoMatch: Story = {
  args: { query: { search: 'nobody-of-that-name' } },
  play: words('No lines match these filters'),
}
export const Failed: Story = {
  args: { faults: [['accountSyncLogs.list', STORY_FAULTS.failed]] },
  play: words(/An error occurred while fetching account sync logs \. Reason: Gateway timed out/),
}
export const Offline: Story = {
  args: { faults: [['accountSyncLogs.list', STORY_FAULTS.offline]] },
  play: words(/Network Error/),
}
export const Denied: Story = denied(/ROLE_ACCOUNT_SYNC_LOGS_VIEW/, 'api@example.org')
