import type { Meta, StoryObj } from '@storybook/react-vite'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Create Import Template',
  component: ScreenStory,
  args: { id: 'sis-import-create', district: EMPTY_DISTRICT.id },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Components: Story = { play: words('Component and SIS system') }
export const Columns: Story = {
  args: { query: { component: 'students', step: 'columns' } },
  play: words('6 required columns to map. You can also map them later.'),
}
export const Values: Story = {
  args: { query: { component: 'students', step: 'values' } },
  play: words('Codes that first appear in an import can be translated later.'),
}
export const Review: Story = {
  args: { query: { component: 'students', step: 'review' } },
  play: words('What will be created'),
}
