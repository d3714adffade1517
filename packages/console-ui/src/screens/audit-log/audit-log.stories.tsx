import type { Meta, StoryObj } from '@storybook/react-vite'
import { AUDIT_ANSWER } from '../../testing/audit-sample.ts'
import { ScreenStory } from '../../testing/reference/screen-story.tsx'
import { rows, words } from '../../testing/reference/wait-for.ts'
import { whenReferenceAnswers } from '../../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Audit Log',
  component: ScreenStory,
  args: { id: 'audit-log' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Changes: Story = { args: { faults: [['auditLog.list', { body: AUDIT_ANSWER }]] }, play: rows }
export const OneOpened: Story = {
  args: { faults: [['auditLog.list', { body: AUDIT_ANSWER }]], query: { row: '5' } },
  play: words('What changed'),
}
export const NotKept: Story = {
  args: { faults: [['auditLog.list', { status: 501 }]] },
  play: words('No audit log here'),
}
