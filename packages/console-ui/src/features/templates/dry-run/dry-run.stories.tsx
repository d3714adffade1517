import { placeOf } from '@edconsole/console-core'
import type { DryRunCause, DryRunReport } from '@edconsole/console-core/dry-run'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import {
  districtWithSite,
  readingOfTemplate,
  studentsFile,
  studentsTemplate,
} from '../../../testing/dry-run-sample.ts'
import { StoryConsole } from '../../../testing/story-console.tsx'
import { DryRun, TrialProgress } from './dry-run.tsx'
import { DryRunResult } from './dry-run-result.tsx'
import { dryRunMessages } from './messages.ts'

const none = () => {}

const meta = {
  title: 'Patterns/DryRun',
  component: DryRun,
  args: {
    template: studentsTemplate,
    reading: readingOfTemplate,
    schoolYear: 2026,
    onMapColumn: none,
    onTranslate: none,
    onUseReading: none,
  },
  decorators: [
    (Story, { parameters }) => (
      <StoryConsole
        place={placeOf('sis-import-templates', { districtId: '412' })}
        options={{ http: districtWithSite().http }}
      >
        <div style={{ inlineSize: parameters.width ?? 640, maxInlineSize: '100%', padding: 16 }}>
          <Story />
        </div>
      </StoryConsole>
    ),
  ],
} satisfies Meta<typeof DryRun>
export default meta
type Story = StoryObj<typeof meta>

const row = { LOCAL_ID: '30018842', FIRST_NM: 'Theo', LAST_NM: 'Nguyen', GRADE: 'TK+', SCHOOL_CD: '0412' }
const params = { list: 'grade levels', column: 'Grade level' }
const cause = (more: Partial<DryRunCause>): DryRunCause => ({
  cause: 'T001:gradeLevel',
  code: 'T001',
  severity: 'error',
  title: 'Grade level not recognized',
  columnName: 'gradeLevel',
  sourceColumn: 'GRADE',
  value: 'TK+',
  params,
  owner: 'provider',
  fixTarget: null,
  message: 'Value "TK+" is not in the list of grade levels. Row not loaded.',
  suggestion: 'Translate it in the template.',
  rows: 214,
  values: [
    { value: 'TK+', rows: 168 },
    { value: 'PK3', rows: 46 },
  ],
  samples: [1203, 1204, 1290].map((rowNumber) => ({
    rowNumber,
    recordLabel: 'Nguyen, Theo',
    value: 'TK+',
    params,
    data: row,
    message: 'Value "TK+" is not in the list of grade levels. Row not loaded.',
  })),
  ...more,
})
const missing = cause({
  cause: 'V001:stateStudentId',
  code: 'V001',
  severity: 'warning',
  columnName: 'stateStudentId',
  title: 'State ID has no column in the file',
  sourceColumn: 'STATE_ID',
  rows: 0,
  values: [],
  samples: [],
  params: { source: 'STATE_ID', kept: 'State ID', column: 'State ID' },
  message: 'Column "STATE_ID" is missing from the file. State ID was left unchanged.',
})
const emails = cause({
  cause: 'V009:emailAddress',
  code: 'V009',
  severity: 'warning',
  columnName: 'emailAddress',
  title: 'Email is not valid',
  sourceColumn: 'EMAIL',
  rows: 58,
  owner: 'district',
})
const sites = cause({
  cause: 'R001:siteCode',
  code: 'R001',
  columnName: 'siteCode',
  sourceColumn: 'SCHOOL_CD',
  rows: 61,
  title: 'Site code not found',
})
const report: DryRunReport = {
  header: Object.keys(row),
  encoding: 'UTF-8',
  rows: 18_574,
  accepted: 18_299,
  warned: 58,
  rejected: 275,
  leftOut: 0,
  repeated: 0,
  atClosedSites: 3,
  notChecked: [],
  fatal: null,
  unmapped: ['MIDDLE_NM', 'LOCKER'],
  causes: [missing, cause({}), emails, sites],
  unknownValues: {
    gradeLevel: [
      { sourceValue: 'TK+', rows: 168 },
      { sourceValue: 'PK3', rows: 46 },
    ],
  },
}

const shown = (of: Partial<DryRunReport> = {}): Story => ({
  render: (args) => (
    <DryRunResult {...args} report={{ ...report, ...of }} hasHeader={true} m={dryRunMessages} />
  ),
})

export const NoFileYet: Story = {}
export const NoFileYetOnAPhone: Story = { parameters: { width: 320 } }

export const Report: Story = shown()
export const ReportOnAPhone: Story = { ...shown(), parameters: { width: 320 } }

export const RowsOfACause: Story = {
  ...shown(),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Grade level not recognized/ }))
    await expect(canvas.getAllByText('••••••••')).not.toHaveLength(0)
  },
}

export const NothingWouldBeLoaded: Story = shown({
  accepted: 10_000,
  rejected: 8574,
  notChecked: ['sites', 'students'],
  fatal: '8,574 of 18,574 rows would be rejected, more than 25%.',
})
export const EveryRowAccepted: Story = shown({
  accepted: 18_574,
  warned: 0,
  rejected: 0,
  causes: [],
  unmapped: [],
  atClosedSites: 0,
})

export const ReadingRows: Story = {
  render: () => (
    <TrialProgress phase={{ kind: 'rows', rows: 412_000, share: 0.43 }} onCancel={none} m={dryRunMessages} />
  ),
}
export const ReadingTheDistrict: Story = {
  render: () => (
    <TrialProgress phase={{ kind: 'lists', read: 3000, total: 18_574 }} onCancel={none} m={dryRunMessages} />
  ),
}

export const TriedInAWorker: Story = {
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    const files = new DataTransfer()
    files.items.add(studentsFile(400, '\t'))
    if (input) input.files = files.files
    input?.dispatchEvent(new Event('change', { bubbles: true }))
    await waitFor(() => within(canvasElement).getByRole('button', { name: 'Translate 1 value' }), {
      timeout: 20_000,
    })
  },
}
