import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { rows, words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Users',
  component: ScreenStory,
  args: { id: 'users' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = { play: rows }
export const WhoCan: Story = {
  args: { query: { filter: { reachableRoles: ['ROLE_SETUP_AUTH_VIEW'] } } },
  play: rows,
}
export const NoMatch: Story = {
  args: { query: { search: 'nobody-of-that-name' } },
  play: words('No users match these filters'),
}
