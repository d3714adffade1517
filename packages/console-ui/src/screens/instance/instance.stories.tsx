import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { instanceOf } from '../../testing/reference/person-of.ts'
import { renderLoaded, ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'

const meta = {
  title: 'Screens/Instance',
  component: ScreenStory,
  args: { id: 'instance', district: null },
  loaders: [() => instanceOf('larkspur-valley-prod')],
  render: renderLoaded,
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = { play: words('Danger zone') }
export const Suspending: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Suspend / }))
    await within(document.body).findByText("Shown in the instance's history.")
  },
}
export const OnlyToRead: Story = { args: { as: 'bare@example.org' }, play: words('Identifiers') }
export const NotFound: Story = { args: { params: { id: '999999' } }, play: words('Instance not found.') }
