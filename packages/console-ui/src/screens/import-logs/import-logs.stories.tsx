import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'
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
export const Empty: Story = {
  args: { district: EMPTY_DISTRICT.id },
  play: async ({ canvas }) => void (await canvas.findByText(/No imports yet/)),
}
export const NoMatch: Story = {
  args: { query: { search: '777777' } },
  play: words('No batches match these filters'),
}
