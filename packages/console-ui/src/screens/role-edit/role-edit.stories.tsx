import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { roleOf } from '../../testing/reference/person-of.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'

const meta = {
  title: 'Screens/Role',
  component: ScreenStory,
  args: { id: 'role-edit' },
  loaders: [() => roleOf('ROLE_SIS_COORDINATOR')],
  render: (args, { loaded }) => <ScreenStory {...args} params={{ ...loaded, ...args.params }} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Stored: Story = { play: words('Screens this role opens') }
export const Changed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'View district' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Edit import templates' }))
    await canvas.findAllByText('Closed by this change')
  },
}
export const Reviewed: Story = {
  play: async (context) => {
    await Changed.play?.(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Review changes' }))
  },
}
export const BuiltIn: Story = {
  loaders: [() => roleOf('ROLE_DISTRICT_DATA_ADMINISTRATOR')],
  play: words(/^This role is built in/),
}
export const NotFound: Story = { args: { params: { id: '999999' } }, play: words('Role not found.') }
