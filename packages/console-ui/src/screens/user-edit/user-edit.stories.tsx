import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { staffMemberOf } from '../../testing/reference/person-of.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'

const meta = {
  title: 'Screens/Edit User',
  component: ScreenStory,
  args: { id: 'user-edit' },
  loaders: [() => staffMemberOf('filter[isActive]=true')],
  render: (args, { loaded }) => <ScreenStory {...args} params={{ ...loaded, ...args.params }} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const FromTheSis: Story = { play: words('Sync history') }
export const Overridden: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Override: Job title' }))
    const title = canvas.getByRole('textbox', { name: /^Job title/ })
    await userEvent.clear(title)
    await userEvent.type(title, 'Reading Coach')
    await canvas.findByText(/^Job title stays as entered here/)
  },
}
export const NotFound: Story = { args: { params: { id: '999999999' } }, play: words('User not found.') }
