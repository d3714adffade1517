import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { EMPTY_DISTRICT } from '../testing/reference/reference-server.ts'
import { ScreenStory } from '../testing/reference/screen-story.tsx'
import { whenReferenceAnswers } from '../testing/reference/when-reference-answers.ts'

const meta = {
  title: 'Screens/Table Viewer',
  component: ScreenStory,
  args: { id: 'table-students' },
  loaders: [whenReferenceAnswers],
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const rows: Story['play'] = async ({ canvas }) => void (await canvas.findAllByRole('rowheader'))
const text = (words: string | RegExp): Story['play'] => {
  return async ({ canvas }) => void (await canvas.findAllByText(words))
}

export const Students: Story = { play: rows }
export const PersonalDataShown: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    await userEvent.click(canvas.getByRole('button', { name: 'Show personal data' }))
  },
}
export const FindingChosen: Story = {
  args: { query: { filter: { hasContact: ['false'], isActive: ['true'] } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /without a contact$/, pressed: true })
    await canvas.findAllByRole('rowheader')
  },
}
const small: Story['decorators'] = (Shown) => (
  <div style={{ inlineSize: 390, blockSize: 760, display: 'flex', flexDirection: 'column' }}>
    <Shown />
  </div>
)
export const OtherTablesOnASmallScreen: Story = {
  decorators: [small],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    await userEvent.click(canvas.getByRole('button', { name: 'Tables' }))
    await screen.findByRole('dialog', { name: 'Tables' })
  },
}
export const Staff: Story = { args: { id: 'table-staff' }, play: rows }
export const Contacts: Story = { args: { id: 'table-contacts' }, play: rows }
export const StudentTags: Story = { args: { id: 'table-student-tags' }, play: rows }
export const StudentPrograms: Story = { args: { id: 'table-student-programs' }, play: rows }
export const Attendance: Story = { args: { id: 'table-attendance' }, play: rows }
export const Behavior: Story = { args: { id: 'table-behavior' }, play: rows }
export const Enrollment: Story = { args: { id: 'table-enrollment' }, play: rows }
export const Courses: Story = { args: { id: 'table-courses' }, play: rows }
export const Sections: Story = { args: { id: 'table-sections' }, play: rows }
export const Roster: Story = { args: { id: 'table-roster' }, play: rows }
export const Gradebooks: Story = { args: { id: 'table-gradebooks' }, play: rows }
export const GradingPeriods: Story = { args: { id: 'table-grading-periods' }, play: rows }
export const ReportCards: Story = { args: { id: 'table-report-cards' }, play: rows }
export const Transcripts: Story = { args: { id: 'table-transcripts' }, play: rows }
export const Sites: Story = { args: { id: 'table-sites' }, play: rows }

export const NoRowsForADay: Story = {
  args: {
    id: 'table-attendance',
    query: { filter: { attendanceDate: { gte: '2026-07-04', lte: '2026-07-04' } } },
  },
  play: text('No attendance rows for 07/04/2026'),
}
export const NothingInThisYear: Story = {
  args: { id: 'table-attendance', query: { year: '2019' } },
  play: text('No attendance rows in 2019-2020'),
}
export const NotImported: Story = {
  args: { id: 'table-attendance', district: EMPTY_DISTRICT.id },
  play: text('Attendance is not imported for this district.'),
}
