import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { personOf } from '../../testing/reference/person-of.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'

const meta = {
  title: 'Screens/Edit Console User',
  component: ScreenStory,
  args: { id: 'console-user-edit' },
  loaders: [() => personOf('norole@example.org')],
  render: (args, { loaded }) => <ScreenStory {...args} params={{ ...loaded, ...args.params }} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Stored: Story = { play: words('Larkspur Valley Unified') }
export const Oneself: Story = {
  loaders: [() => personOf('employee@example.org')],
  play: words("You can't disable your own account."),
}
export const WithoutDistricts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Larkspur Valley Unified' }))
    await canvas.findByText(/^No districts\./)
  },
}
export const NotFound: Story = { args: { params: { id: '999999' } }, play: words('User not found.') }
