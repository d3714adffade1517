import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { clientOf } from '../../testing/reference/person-of.ts'
import { renderLoaded, ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'

const meta = {
  title: 'Screens/Client',
  component: ScreenStory,
  args: { id: 'client' },
  loaders: [() => clientOf('larkspur-valley')],
  render: renderLoaded,
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const WithARenewal: Story = { play: words(/^Next: /) }
export const Ended: Story = { loaders: [() => clientOf('maple-hollow')], play: words(/^Ended /) }
export const Products: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add or remove products' }))
    await within(document.body).findByRole('button', { name: 'Remove Assessment' })
  },
}
export const OnlyToRead: Story = { args: { as: 'bare@example.org' }, play: words(/^Next: /) }
export const PartsNotLoaded: Story = {
  args: {
    faults: [
      ['subscriptions.list', { status: 500, message: 'Down' }],
      ['instances.list', { status: 500, message: 'Down' }],
    ],
  },
  play: words(/^Couldn't load subscriptions/),
}
export const NotFound: Story = { args: { params: { id: '999999' } }, play: words('Client not found.') }
