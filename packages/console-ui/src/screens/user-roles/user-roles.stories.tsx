import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { personOf } from '../../testing/reference/person-of.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'

const meta = {
  title: 'Screens/User Roles',
  component: ScreenStory,
  args: { id: 'user-roles' },
  loaders: [() => personOf('api@example.org')],
  render: (args, { loaded }) => <ScreenStory {...args} params={{ ...loaded, ...args.params }} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Stored: Story = { play: words('Effective roles') }
export const Changed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Jobs/ }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Read-only auditor' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'View district' }))
    await canvas.findAllByText('Added')
  },
}
export const NotFound: Story = {
  args: { params: { authXAccountId: '99999999' } },
  play: words('Account not found.'),
}
