import { expect, it } from 'vitest'
import { editsOf } from './edits-of.ts'
import { before, code, edit, first, grades, kinder } from './testing/sample-draft.ts'

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

it('[ux 9.5] counts a translation with another source value once', () => {
  expect(editsOf(before, grades(code(1, 'KDG', 'KG'), first)).translations).toBe(1)
  expect(editsOf(before, grades(code(1, 'KDG', 'TK'), code(2, '1st', '02'))).translations).toBe(2)
  expect(editsOf(before, grades(first, code(null, 'KDG', 'KG'))).translations).toBe(2)
})
