import { expect, it } from 'vitest'
import { parseQuery, stringifyQuery } from '../query/query-string.ts'
import { queryElsewhere } from './select-district.ts'

it.each([
  [
    'filters, sort and size of a list',
    'filter[status][0]=failed&sort[startedAt]=desc&size=100&search=aeries&view=rejected&year=2026',
    'filter[status][0]=failed&sort[startedAt]=desc&size=100&search=aeries&view=rejected&year=2026',
  ],
  ['no record', 'batch=48212&row=1204&account=77&column=gradeLevel&size=50', 'size=50'],
  ['no page of the other list', 'page=7&sort[siteName]=asc', 'sort[siteName]=asc'],
  ['no value that is to be mended there', 'column=gradeLevel&values[0]=K&code=0417', ''],
  [
    'no filter for one record',
    'filter[id][0]=9&filter[batchId]=48212&filter[severity]=error',
    'filter[severity]=error',
  ],
  ['nothing of an empty filter', 'filter[etlStatusId]=7', ''],
  ['nothing of a filter that is none', 'filter=x', ''],
  ['nothing of nothing', '', ''],
])('ux 4.6 another district keeps %s', (_, from, to) => {
  expect(stringifyQuery(queryElsewhere(parseQuery(from)))).toBe(to)
})
