import type { Meta, StoryObj } from '@storybook/react-vite'
import { instanceOf } from '../../testing/reference/person-of.ts'
import { renderLoaded, ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'

const meta = {
  title: 'Screens/Edit Instance',
  component: ScreenStory,
  args: { id: 'instance-edit', district: null },
  loaders: [() => instanceOf('larkspur-valley-prod')],
  render: renderLoaded,
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Stored: Story = { play: words('Where people go to use it.') }
export const OnlyToRead: Story = {
  args: { as: 'bare@example.org' },
  play: words('You can view this instance. Editing needs another role.'),
}
export const NotFound: Story = { args: { params: { id: '999999' } }, play: words('Instance not found.') }
