import { expect, it } from 'vitest'
import { type ExportFileFacts, exportFileName } from './export-file-name.ts'

const facts: ExportFileFacts = {
  lea: '0610391',
  component: 'students',
  product: 'screening',
  schoolYear: 2026,
  at: new Date('2026-09-15T03:30:00Z'),
  timeZone: 'America/Los_Angeles',
}

it.each([
  ['{lea}_{component}_{yyyyMMdd}.csv', '0610391_students_20260914.csv'],
  ['{product}-{schoolYear}-{HHmm}.csv', 'screening-2026-2030.csv'],
  ['all.csv', 'all.csv'],
  ['{component}{component}.csv', 'studentsstudents.csv'],
  ['{today}{constructor}.csv', '{today}{constructor}.csv'],
])('%s is %s, by the clock of the district', (pattern, name) => {
  expect(exportFileName(pattern, facts)).toBe(name)
})
