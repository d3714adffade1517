import { createFinding, DATABASE_COLUMNS, type Finding } from '@edconsole/console-core/import-rules'

const column = (name: string) => {
  const found = DATABASE_COLUMNS.students.find(({ columnName }) => columnName === name)
  if (!found) throw new Error(`Students have no column ${name}.`)
  return { column: found, sourceColumn: found.displayName }
}

/** What an import of students finds, in its own params: four errors, then a warning. */
export const SCALE_FINDINGS: readonly Finding[] = [
  createFinding('T001', { ...column('gradeLevel'), value: '1st', params: { list: 'grades' } }),
  createFinding('R001', { ...column('siteCode'), value: '998' }),
  createFinding('V003', { ...column('lastName'), value: '' }),
  createFinding('V004', { ...column('birthDate'), value: '31/02/2012', params: { form: 'MM/DD/YYYY' } }),
  createFinding('V009', { ...column('emailAddress'), value: 'parent at home' }),
]
