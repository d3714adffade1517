import type { Meta, StoryObj } from '@storybook/react-vite'
import { AUDIT_ANSWER } from '../../testing/audit-sample.ts'
import { EMPTY_DISTRICT } from '../../testing/reference/reference-server.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { rows, words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/District Audit Log',
  component: ScreenStory,
  args: { id: 'user-audit-log' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Changes: Story = {
  args: { faults: [['auditLog.ofDistrict', { body: AUDIT_ANSWER }]] },
  play: rows,
}
export const Empty: Story = { args: { district: EMPTY_DISTRICT.id }, play: words('No changes yet') }
