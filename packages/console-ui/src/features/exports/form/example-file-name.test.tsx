import { expect, it } from 'vitest'
import { exampleFileName } from './content-fields.tsx'

const facts = {
  lea: '4107320',
  product: 'screening',
  schoolYear: 2026,
  now: new Date('2026-09-14T03:14:00Z'),
  timeZone: 'America/New_York',
}
const own = {
  fileNamePattern: '{lea}_{component}_{yyyyMMdd}.csv',
  exportType: 'customCsv',
  components: ['staff', 'students'],
  zip: false,
  schoolYear: '2026',
}

it.each<[string, object, string]>([
  ['of the first component, on the day that the district has', {}, '4107320_staff_20260913.csv'],
  ['of the standard', { exportType: 'oneroster11Csv' }, 'users.csv'],
  ['of an archive', { zip: true }, '4107320_export_20260913.zip'],
  [
    'of an archive of the standard',
    { zip: true, exportType: 'oneroster12Csv', fileNamePattern: '{product}_{component}' },
    'screening_oneroster.zip',
  ],
  ['before a component is chosen', { components: [] }, '4107320_students_20260913.csv'],
  [
    'with the year that is chosen',
    { fileNamePattern: '{component}_{schoolYear}.txt', schoolYear: '2027' },
    'staff_2027.txt',
  ],
  ['with a word that nothing stands for', { fileNamePattern: '{who}.csv' }, '{who}.csv'],
  ['of nothing', { fileNamePattern: ' ' }, ''],
])('a name %s', (_, typed, name) => {
  expect(exampleFileName({ ...own, ...typed }, facts)).toBe(name)
})
