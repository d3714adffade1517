import { expect, it } from 'vitest'
import type { DateForm } from '../entities/sis-import-template.ts'
import { parseDate } from './parse-date.ts'

it.each<[string, DateForm, string | null]>([
  ['2014-03-09', 'auto', '2014-03-09'],
  ['3/9/2014', 'auto', '2014-03-09'],
  ['20140309', 'auto', '2014-03-09'],
  ['03/09/2014 00:00:00', 'MM/DD/YYYY', '2014-03-09'],
  ['2014-03-09T00:00:00Z', 'YYYY-MM-DD', '2014-03-09'],
  ['2014-03-09T00:00:00.000-05:00', 'YYYY-MM-DD', '2014-03-09'],
  ['3/9/2014 12:00:00 AM', 'auto', '2014-03-09'],
  ['3/9/2014 12:00:00 PM', 'auto', null],
  ['02/29/2024', 'MM/DD/YYYY', '2024-02-29'],
  ['02/29/2023', 'MM/DD/YYYY', null],
  ['02/29/1900', 'MM/DD/YYYY', null],
  ['13/01/2014', 'MM/DD/YYYY', null],
  ['13/01/2014', 'DD/MM/YYYY', '2014-01-13'],
  ['13/01/2014', 'auto', null],
  ['00/00/2019', 'auto', null],
  ['2014-03-09', 'MM/DD/YYYY', null],
  ['03/09/2014', 'YYYY-MM-DD', null],
  ['2014-3-9', 'YYYYMMDD', null],
  ['03/09/14', 'auto', null],
  ['', 'auto', null],
])('%j read as %s is %j', (text, form, expected) => {
  expect(parseDate(text, form)).toBe(expected)
})
