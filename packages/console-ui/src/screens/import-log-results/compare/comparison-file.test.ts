import type { BatchComparison } from '@edconsole/console-core'
import { expect, it } from 'vitest'
import { hasPersonalData } from './changed-field.ts'
import { comparisonFile } from './comparison-file.ts'
import { compareMessages } from './messages.ts'

const batch = (batchId: number): BatchComparison['before'] => ({
  batchId,
  startedAt: '2026-09-14T08:00:00Z',
  durationMs: 1,
  detailsDeletedAt: null,
})
const counts = {
  recordsRead: 2,
  recordsInserted: 0,
  recordsUpdated: 0,
  recordsDeleted: 0,
  recordsRejected: 0,
}
const comparison: BatchComparison = {
  before: batch(1),
  after: batch(2),
  components: [{ componentName: 'students', etlStatusId: 1, before: counts, after: counts, unusual: [] }],
  causes: [],
  fields: [
    {
      componentName: 'students',
      fieldName: 'lastName',
      rows: 1,
      examples: [{ sourceId: '9', from: '=1+1', to: 'Reyes' }],
    },
    {
      componentName: 'students',
      fieldName: 'gradeLevel',
      rows: 1,
      examples: [{ sourceId: '9', from: '=1+1', to: '04' }],
    },
  ],
  rows: [
    { componentName: 'students', change: 'added', rows: 1, examples: [{ sourceId: '8', label: 'Ana Moss' }] },
    { componentName: 'students', change: 'removed', rows: 1, examples: [{ sourceId: '7', label: null }] },
  ],
}
const linesOf = (personalShown: boolean) =>
  comparisonFile(comparison, compareMessages, { personalShown }).split('\r\n')

it('lists examples below the counts, without names and values of people while the page hides them', () => {
  expect(linesOf(false).slice(2)).toEqual([
    '',
    'Component,Change,Record ID,Name,Field,Before,After',
    'Students,Inserted,8,,,,',
    'Students,Deactivated,7,,,,',
    'Students,Updated,9,,Last name,••••••••,••••••••',
    "Students,Updated,9,,Grade level,'=1+1,04",
    '',
  ])
  expect(linesOf(true).slice(4, 7)).toEqual([
    'Students,Inserted,8,Ana Moss,,,',
    'Students,Deactivated,7,,,,',
    "Students,Updated,9,,Last name,'=1+1,Reyes",
  ])
})

it('[ux 8.4] only a file with names or values of people to hide says that it is masked', () => {
  const [named, unnamed] = comparison.rows.map((one) => [one])
  const [ofPeople, ofCodes] = comparison.fields.map((one) => [one])
  const has = (rows = comparison.rows, fields = comparison.fields) =>
    hasPersonalData(Object.assign({}, comparison, { rows, fields }))
  expect([has(named, ofCodes), has(unnamed, ofPeople), has(unnamed, ofCodes)]).toEqual([true, true, false])
})
