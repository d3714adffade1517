import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { rows, words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/User List',
  component: ScreenStory,
  args: { id: 'user-list' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Users: Story = { play: rows }
export const OneLocked: Story = {
  args: { query: { filter: { accountState: ['locked'] } } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('rowheader')
    if (first) await userEvent.click(first)
    await canvas.findByText('Sync history')
    await canvas.findByText(/Stays locked|Unlocks/)
  },
}
export const NoMatch: Story = {
  args: { query: { search: 'nobody-of-that-name' } },
  play: words('No users match these filters'),
}
export const WithoutThePeopleList: Story = {
  args: { faults: [['people.list', { status: 404 }]] },
  play: rows,
}
