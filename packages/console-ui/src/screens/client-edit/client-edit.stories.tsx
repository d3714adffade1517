import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { clientOf } from '../../testing/reference/person-of.ts'
import { renderLoaded, ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'

const meta = {
  title: 'Screens/Edit Client',
  component: ScreenStory,
  args: { id: 'client-edit' },
  loaders: [() => clientOf('larkspur-valley')],
  render: renderLoaded,
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Stored: Story = { play: words('Primary contact') }
export const Changed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^City/ }), ' Springs')
    await canvas.findByRole('button', { name: 'Save changes' })
  },
}
export const OnlyToRead: Story = {
  args: { as: 'bare@example.org' },
  play: words(/^You can view this client/),
}
export const NotFound: Story = { args: { params: { id: '999999' } }, play: words('Client not found.') }
