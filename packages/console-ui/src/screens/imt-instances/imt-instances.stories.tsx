import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { rows, words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/IMT Instances',
  component: ScreenStory,
  args: { id: 'imt-instances', district: null },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = { play: rows }
export const Failed: Story = { args: { query: { filter: { status: ['failed'] } } }, play: rows }
export const NoMatch: Story = {
  args: { query: { search: 'no-instance-of-that-name' } },
  play: words('No instances match these filters'),
}
