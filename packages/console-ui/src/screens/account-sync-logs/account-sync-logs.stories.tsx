import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { rows, words } from '../../testing/reference/wait-for.ts'
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
export const Empty: Story = { args: { district: EMPTY_DISTRICT.id }, play: words('No account syncs yet') }
export const NoMatch: Story = {
  args: { query: { search: 'nobody-of-that-name' } },
  play: words('No lines match these filters'),
}
