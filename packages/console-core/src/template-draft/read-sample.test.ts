import { expect, it } from 'vitest'
import { columnsOf } from '../import-rules/database-columns.ts'
import { emptyColumn } from './draft-of.ts'
import { createSampleReader } from './read-sample.ts'
import type { DraftColumn } from './template-draft.ts'

const fields = { componentName: 'students', dateFormat: 'MM/DD/YYYY', hasHeader: true } as const
const TK = { id: null, sourceValue: 'TK+', translatedValue: 'TK', matchType: 'exact' } as const

it.each<[string, Partial<DraftColumn>, string, unknown, RegExp | null]>([
  ['lastName', { transform: 'titleCase' }, 'O’NEILL-SMITH', 'O’Neill-Smith', null],
  ['birthDate', {}, '09/14/2012', '2012-09-14', null],
  ['birthDate', {}, '2012-09-14', null, /date/i],
  ['gradeLevel', { translations: [TK] }, 'TK+', 'TK', null],
  ['gradeLevel', { transform: 'padLeft2' }, '1', '01', null],
  ['gradeLevel', {}, 'TK+', null, /TK\+/],
  ['emailAddress', {}, 'no address', null, /no address/],
])('[ux 9.5] a sample of %s, filled as %j, %s becomes %j', (columnName, change, text, value, message) => {
  const definition = columnsOf('students').find((one) => one.columnName === columnName)
  if (!definition) throw new Error(columnName)
  const read = createSampleReader(definition, { ...emptyColumn(columnName), ...change }, fields)(text)
  expect(read.value).toEqual(value)
  if (message) expect(read.message).toMatch(message)
  else expect(read.message).toBe(null)
})
