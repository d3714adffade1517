import type { Meta, StoryObj } from '@storybook/react-vite'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { denied, unanswered, waiting, words } from '../../testing/reference/state-stories.ts'
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
export const ComponentsInTheDark: Story = { ...Components, globals: { scheme: 'dark' } }
export const ComponentsCompact: Story = { ...Components, globals: { density: 'compact' } }
export const Columns: Story = {
  args: { query: { component: 'students', step: 'columns' } },
  play: words('6 required columns to map. They can also be mapped later.'),
}
export const Values: Story = {
  args: { query: { component: 'students', step: 'values' } },
  play: words('Codes that are not known before the first import can be translated afterwards.'),
}
export const Review: Story = {
  args: { query: { component: 'students', step: 'review' } },
  play: words('What will be created'),
}
export const ReviewInTheDark: Story = { ...Review, globals: { scheme: 'dark' } }
export const Loading: Story = waiting('sisImports.list', words('Loading'))
const { failed, malformed, offline, expired } = unanswered('sisImports.list', 'Error fetching SIS Imports')
export const Failed: Story = failed
export const MalformedAnswer: Story = malformed
export const Offline: Story = offline
export const SessionExpired: Story = expired
export const WithoutTheRole: Story = denied(/ROLE_SETUP_SIS_IMPORTS_TEMPLATES_CREATE/, 'norole@example.org')
