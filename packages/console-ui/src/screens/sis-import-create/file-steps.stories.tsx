import { placeOf } from '@edconsole/console-core'
import { previewRows } from '@edconsole/console-core/dry-run'
import { columnsOf, type UntranslatedColumn } from '@edconsole/console-core/import-rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect, within } from 'storybook/test'
import { studentsTemplate } from '../../testing/dry-run-sample.ts'
import { StoryConsole } from '../../testing/story-console.tsx'
import { messages } from './messages.ts'
import { PreviewTable } from './preview-table.tsx'
import type { FileCodes } from './use-file-codes.ts'
import { ValuesNotice } from './values-notice.tsx'

const none = () => {}

const codes = (state: FileCodes['state']): FileCodes => ({
  state,
  share: 0.4,
  fileName: 'students_2026-09-14.csv',
  retry: none,
})
const UNTRANSLATED: UntranslatedColumn[] = columnsOf('students')
  .filter(({ columnName }) => columnName === 'gradeLevel')
  .map((definition) => ({
    definition,
    values: [
      {
        sourceValue: 'K',
        rows: 58,
        fallback: false,
        suggestion: { value: 'KG', why: 'usualCode', like: 'K' },
      },
      { sourceValue: 'UGX', rows: 3, fallback: false, suggestion: null },
    ],
  }))

type ExampleProps = { state: FileCodes['state']; untranslated: readonly UntranslatedColumn[] }

function Example({ state, untranslated }: ExampleProps): ReactElement {
  return (
    <ValuesNotice
      codes={codes(state)}
      untranslated={untranslated}
      open={null}
      onOpen={none}
      onAccept={none}
      m={messages.values}
    />
  )
}

const meta = {
  title: 'Screens/Create Import Template/With a file',
  component: Example,
  args: { state: 'read', untranslated: UNTRANSLATED },
  tags: ['!autodocs'],
  decorators: [
    (Story, { parameters }) => (
      <StoryConsole place={placeOf('sis-import-create', { districtId: '412' })}>
        <div style={{ inlineSize: parameters.width ?? 900, maxInlineSize: '100%' }}>
          <Story />
        </div>
      </StoryConsole>
    ),
  ],
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const ValuesReading: Story = { args: { state: 'reading', untranslated: [] } }
export const ValuesNotRead: Story = { args: { state: 'failed', untranslated: [] } }
export const ValuesOpen: Story = {}
export const ValuesOpenOnAPhone: Story = { parameters: { width: 358 } }
export const ValuesDone: Story = { args: { untranslated: [] } }

const HEADER = 'LOCAL_ID,FIRST_NM,LAST_NM,BIRTH_DT,GRADE,SCHOOL_CD,GENDER'.split(',')
const preview = previewRows(
  studentsTemplate,
  {
    header: HEADER,
    firstRows: [
      ['30018842', 'Theo', 'Nguyen', '03/09/2014', '06', '0412', 'M'],
      ['30018843', 'Ada', 'Okafor', '02/30/2014', 'TK+', '0412', 'F'],
    ],
  },
  { districtId: '412', schoolYear: 2026, today: '2026-09-14' },
)

const shown = (of: typeof preview): Story => ({
  render: () => (
    <PreviewTable component="students" preview={of} hasHeader fileName="STU.csv" m={messages.preview} />
  ),
})

export const FirstRows: Story = {
  ...shown(preview),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Nguyen')).toBeNull()
  },
}
export const FirstRowsOnAPhone: Story = { ...FirstRows, parameters: { width: 358 } }
export const FirstRowsWithPersonalData: Story = {
  ...shown(preview),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show personal data' }))
    await expect(canvas.getByText('Nguyen')).toBeVisible()
  },
}
export const NoRowCanBeRead: Story = shown({
  columns: [],
  rows: [],
  fatal: 'Column "LAST_NM" is missing from the file.',
})
