import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { rows, words } from '../../testing/reference/wait-for.ts'
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
    await canvas.findByRole('region', { name: 'Components in write order' })
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
export const Empty: Story = {
  args: { district: EMPTY_DISTRICT.id },
  play: words('Nothing has been exported yet'),
}
export const NoMatch: Story = {
  args: { query: { search: '777777' } },
  play: words('No runs match these filters'),
}
