import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Create User',
  component: ScreenStory,
  args: { id: 'user-create' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { play: words(/^Imports don't change records that were added manually/) }
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create user' }))
    await canvas.findByRole('region', { name: 'Correct these fields' })
  },
}
export const WithoutSites: Story = {
  args: { faults: [['sites.list', { status: 500, message: 'Down' }]] },
  play: words("The list of sites couldn't be loaded."),
}
