import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { denied, rows, unanswered, waiting, words } from '../../testing/reference/state-stories.ts'
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

export const Sendings: Story = {
  play: rows,
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
export const Loading: Story = waiting('exportLogs.headers', words('Loading exports'))
export const Empty: Story = {
  args: { district: EMPTY_DISTRICT.id },
  play: words('Nothing was exported yet.'),
}
export const NoMatch: Story = {
  args: { query: { search: '777777' } },
  play: words('No exports match these filters'),
}
const unheard = unanswered('exportLogs.headers', 'Error fetching export log headers')
export const Failed: Story = unheard.failed
export const MalformedAnswer: Story = unheard.malformed
export const Offline: Story = unheard.offline
export const SessionExpired: Story = unheard.expired
export const Denied: Story = denied(/ROLE_EXPORT_LOG_VIEW/)
export const DistrictNotFound: Story = { args: { district: 999_999 }, play: words('District not found') }
