import type { ComparedCause, ComparedComponent, ComparedCounts } from '@edconsole/console-core'
import { expect, it } from 'vitest'
import { changedValues, changeOf, isInView, sortCauses, totalsOf } from './comparison.ts'

const counts = (recordsRead: number, recordsRejected = 0): ComparedCounts => ({
  recordsRead,
  recordsInserted: 0,
  recordsUpdated: 0,
  recordsDeleted: 0,
  recordsRejected,
})
const students: ComparedComponent = {
  componentName: 'students',
  etlStatusId: 1,
  before: counts(10, 1),
  after: counts(12, 1),
  unusual: [],
}
const sites: ComparedComponent = {
  componentName: 'sites',
  etlStatusId: 2,
  before: counts(2),
  after: counts(2),
  unusual: [],
}
const staff: ComparedComponent = {
  componentName: 'staff',
  etlStatusId: 3,
  before: null,
  after: counts(5),
  unusual: [],
}

const cause = (
  key: string,
  before: number,
  after: number,
  values: ComparedCause['values'] = [],
): ComparedCause => ({
  componentName: 'students',
  cause: key,
  before,
  after,
  sample: Object.assign(Object.create(null), { cause: key }),
  values,
})

it('a component that only one batch has is no change of its counts, and no part of the total', () => {
  expect(changeOf(staff, 'recordsRead')).toBeNull()
  expect(changeOf(students, 'recordsRead')).toBe(2)
  const total = totalsOf([students, sites, staff])
  expect([total.before?.recordsRead, total.after?.recordsRead]).toEqual([12, 14])
  expect([students, sites, staff].map((one) => isInView(one, 'changed'))).toEqual([true, false, true])
  expect(isInView(students, 'unusual')).toBe(false)
})

it('causes are new, gone or in both; values are listed by how much they changed', () => {
  const values = [
    { value: 'TK', before: 2, after: 2 },
    { value: 'PK', before: 9, after: 1 },
    { value: 'K', before: 0, after: 3 },
  ]
  const causes = [cause('new', 0, 3), cause('gone', 4, 0), cause('both', 11, 6, values)]
  const sorted = sortCauses(causes)
  expect([sorted.appeared, sorted.gone, sorted.stayed].map((list) => list.map((one) => one.cause))).toEqual([
    ['new'],
    ['gone'],
    ['both'],
  ])
  expect(changedValues({ causes }).map(({ value }) => value)).toEqual(['PK', 'K'])
})
