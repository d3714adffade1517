import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { rows, words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/IMT Clients',
  component: ScreenStory,
  args: { id: 'imt-clients' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** As many as stand above the pages: a button that they cover in part is too small a target. */
export const Some: Story = { args: { query: { search: 'unified' } }, play: rows }
export const Inactive: Story = { args: { query: { filter: { status: ['inactive'] } } }, play: rows }
export const NoMatch: Story = {
  args: { query: { search: 'no-client-of-that-name' } },
  play: words('No clients match these filters'),
}
export const NotLoaded: Story = {
  args: { faults: [['clients.list', { status: 500, message: 'Down' }]] },
  play: words(/Try again/),
}
