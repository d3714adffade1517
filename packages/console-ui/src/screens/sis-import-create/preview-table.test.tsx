import { previewRows } from '@edconsole/console-core/dry-run'
import { type DraftColumn, emptyDraft, ruleTemplateOf } from '@edconsole/console-core/import-rules'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MASK } from '../../features/runs/record/masked-text.ts'
import { StoryConsole } from '../../testing/story-console.tsx'
import { messages } from './messages.ts'
import { PreviewTable } from './preview-table.tsx'

afterEach(cleanup)

const HEADER = ['ID', 'FIRST', 'LAST', 'BORN', 'GR', 'SCH', 'SEX']
const FEEDS = {
  studentId: 'ID',
  firstName: 'FIRST',
  lastName: 'LAST',
  birthDate: 'BORN',
  gradeLevel: 'GR',
  siteCode: 'SCH',
  gender: 'SEX',
} as const

const previewOf = (firstRows: string[][]) => {
  const draft = emptyDraft('students')
  const columns: Record<string, DraftColumn> = { ...draft.columns }
  for (const [name, sourceColumn] of Object.entries(FEEDS)) {
    const column = columns[name]
    const translations =
      name === 'gradeLevel'
        ? [{ id: null, sourceValue: 'K', translatedValue: 'KG', matchType: 'exact' as const }]
        : []
    if (column) columns[name] = { ...column, sourceColumn, translations }
  }
  const template = ruleTemplateOf({ ...draft, columns }, { id: 0, componentName: 'students' })
  return previewRows(
    template,
    { header: HEADER, firstRows },
    { districtId: '412', schoolYear: 2026, today: '2026-09-14' },
  )
}

describe('[ux 9.5] the first rows of a file', () => {
  beforeEach(() => {
    render(
      <StoryConsole>
        <PreviewTable
          component="students"
          fileName="STU.csv"
          hasHeader
          preview={previewOf([
            ['30018842', 'Theo', 'Nguyen', '03/09/2014', 'K', '0412', 'M'],
            ['30018843', 'Ada', 'Okafor', '02/30/2014', '06', '0412', 'F'],
          ])}
          m={messages.preview}
        />
      </StoryConsole>,
    )
  })
  const row = (name: string) => within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body)

  it('hide who is meant, and show codes', () => {
    const first = row('2')
    for (const secret of ['30018842', 'Theo', 'Nguyen', '2014-03-09'])
      expect(screen.queryByText(new RegExp(secret))).toBeNull()
    expect(first.getAllByText(MASK)).toHaveLength(4)
    for (const code of ['KG', 'from K', '0412', 'M']) expect(first.getByText(code)).toBeVisible()
    expect(first.getByText('Valid')).toBeVisible()
  })

  it('say why one is rejected, without the value as long as it is hidden', async () => {
    const second = row('3')
    expect(second.getByText('Rejected')).toBeVisible()
    expect(second.queryByText(/02\/30\/2014/)).toBeNull()
    expect(second.getByText(/^Birth date/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show personal data' }))
    expect(second.getByText(/"02\/30\/2014"/)).toBeVisible()
    expect(second.getByText('30018843')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Hide personal data' }))
    expect(second.queryByText('30018843')).toBeNull()
  })

  it('name the column of the file below that of the database', () => {
    expect(screen.getByRole('columnheader', { name: /^Grade level\s*GR$/ })).toBeVisible()
  })
})
