import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { rows, words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Locked Users',
  component: ScreenStory,
  args: { id: 'locked-users' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Accounts: Story = { play: rows }
export const Selected: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    const [, first] = await canvas.findAllByRole('checkbox')
    if (first) await userEvent.click(first)
    await canvas.findAllByText('1 selected')
  },
}
export const Empty: Story = { args: { district: EMPTY_DISTRICT.id }, play: words('No locked accounts') }
