import { expect, it } from 'vitest'
import { editsOf } from './edits-of.ts'
import { before, code, edit, grades, kinder } from './testing/sample-draft.ts'

it('[ux 9.5] names what is not saved yet', () => {
  const after = edit(
    'gender',
    { sourceColumn: 'SEX' },
    grades(kinder, code(2, '1st', '02'), code(null, 'A', 'KG')),
  )
  expect(
    editsOf(before, { ...after, fields: { ...after.fields, mode: 'delta', scheduleDays: ['mon', 'fri'] } }),
  ).toEqual({ fields: ['mode'], columns: ['gender'], translations: 2 })
})
