import { expect, it } from 'vitest'
import { isPersonalColumn } from './personal-column.ts'

it.each([
  'firstName',
  'LAST_NM',
  'MIDDLE_NAME',
  'birthDate',
  'BIRTH_DT',
  'DOB',
  'email',
  'Home Phone',
  'NAME',
  'preferredName',
  'LN',
])('values of %s are personal', (name) => {
  expect(isPersonalColumn(name)).toBe(true)
})

it.each([
  'GRADE',
  'SCHOOL_CD',
  'LOCAL_ID',
  'siteName',
  'SCHOOL NAME',
  'schoolType',
  'ENTRY_DT',
  'HOME_LANG',
  'gradeLevel',
  null,
  '',
])('values of %s are not', (name) => {
  expect(isPersonalColumn(name)).toBe(false)
})
