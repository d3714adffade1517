import type { FindingCode } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { type FindingCase, says } from './finding-case.ts'
import { findingPreparations } from './finding-preparations.ts'
import { referenceCases } from './reference-cases.ts'

const TEMPLATE = 'sis-import-edit'

/** A way to every code that an import from files can lead to. */
export const findingCases = (db: Db): Partial<Record<FindingCode, FindingCase>> => {
  const { translated, stored } = findingPreparations(db)
  return {
    E004: {
      component: 'students',
      change: () => null,
      said: says('error', 'extract', 'district', TEMPLATE, 'File "students.csv" was not found.'),
    },
    E005: {
      component: 'students',
      change: (file) => `${file.split('\n')[0]}\n`,
      mode: 'full',
      said: says('error', 'extract', 'district', null, 'File "students.csv" has no rows.'),
    },
    E007: {
      component: 'students',
      change: (file) => Buffer.from(`${file}\0`),
      said: says('error', 'extract', 'district', null, 'File "students.csv" is not a text file.'),
    },
    V001: {
      component: 'students',
      change: (file) => file.replace('lastName', 'surname'),
      said: says('error', 'validate', 'provider', TEMPLATE, 'Column "lastName" is missing from the file.'),
    },
    V002: {
      component: 'students',
      change: (file) => file.replace('lastName', 'LASTNAME'),
      said: says(
        ...(['warning', 'validate', 'district', TEMPLATE] as const),
        'Header "LASTNAME" matches "lastName" only if upper and lower case are ignored.',
      ),
    },
    V003: {
      component: 'students',
      change: { lastName: '' },
      said: says('error', 'validate', 'district', null, 'Last name is required but empty. Row not loaded.'),
    },
    V004: {
      component: 'students',
      change: { birthDate: '02/30/2014' },
      said: says(
        ...(['error', 'validate', 'district', null] as const),
        'Value "02/30/2014" is not a date in the format MM/dd/yyyy. Row not loaded.',
      ),
    },
    V005: {
      component: 'students',
      change: { firstName: 'x'.repeat(76) },
      said: says(
        ...(['error', 'validate', 'district', null] as const),
        `Value "${'x'.repeat(76)}" is longer than 75 characters. Row not loaded.`,
      ),
    },
    V006: {
      component: 'sections',
      change: { maxStudents: 'many' },
      said: says(
        'warning',
        'validate',
        'district',
        null,
        'Value "many" is not a number, so it was left out.',
      ),
    },
    V007: {
      component: 'studentTags',
      change: (file) => file.replace('\n3,', '\n3,more,'),
      said: says(
        ...(['error', 'validate', 'district', TEMPLATE] as const),
        'Row 4 has 7 fields, but the header has 6. Row not loaded.',
      ),
    },
    V008: {
      component: 'students',
      change: { studentId: '2' },
      said: says(
        ...(['error', 'validate', 'district', null] as const),
        'Value "2" is already used in row 3. Row not loaded.',
      ),
    },
    V009: {
      component: 'staff',
      change: { emailAddress: 'nobody' },
      said: says('warning', 'validate', 'district', null, 'Email "nobody" is not valid and was left out.'),
    },
    V010: {
      component: 'students',
      change: (file) => Buffer.from(file.replace('person3', 'persón3'), 'latin1'),
      said: says(
        ...(['warning', 'validate', 'provider', TEMPLATE] as const),
        'The file is not UTF-8. It was read as Windows-1252.',
      ),
    },
    V012: {
      component: 'students',
      change: { firstName: '"Mina\nSol"' },
      said: says(
        ...(['warning', 'validate', 'district', null] as const),
        'First name has a line break, which was replaced by a space.',
      ),
    },
    V013: {
      component: 'students',
      change: (file) => file.replace(/\n3,.*/, (row) => row + row),
      said: says(
        ...(['warning', 'validate', 'district', null] as const),
        'The row is the same as row 4, so it was left out.',
      ),
    },
    V014: {
      component: 'students',
      change: { studentId: '1.20034E+13' },
      said: says(
        ...(['error', 'validate', 'district', null] as const),
        'A spreadsheet turned the value into the number "1.20034E+13". Row not loaded.',
      ),
    },
    V011: {
      component: 'attendance',
      change: {},
      prepare: async () => {
        const form = (dateFormat: 'auto' | 'MM/DD/YYYY') =>
          db
            .updateTable('importTemplates')
            .set({ dateFormat })
            .where('componentName', '=', 'attendance')
            .execute()
        await form('auto')
        return () => form('MM/DD/YYYY')
      },
      said: says(
        ...(['warning', 'validate', 'provider', TEMPLATE] as const),
        'Dates in "attendanceDate", such as "09/01/2026", can be MM/dd/yyyy or dd/MM/yyyy. They were read as MM/dd/yyyy.',
      ),
    },
    T001: {
      component: 'students',
      change: { gradeLevel: 'Zq' },
      said: says(
        ...(['error', 'transform', 'provider', TEMPLATE] as const),
        'Value "Zq" is not in the list of grade levels. Row not loaded.',
      ),
    },
    T002: {
      component: 'students',
      change: { gradeLevel: 'Zq' },
      prepare: () => translated([''], ['UG'], 'any'),
      said: says(
        ...(['warning', 'transform', 'provider', TEMPLATE] as const),
        'Value "Zq" is not in the list of grade levels. Set to "Ungraded".',
      ),
    },
    // Saving refuses the second one; a template from before that rule may have both.
    T003: {
      component: 'students',
      change: { gradeLevel: 'Zq' },
      prepare: () => translated(['Zq', 'Zq '], ['09', '10'], 'exact'),
      said: says(
        ...(['error', 'transform', 'provider', TEMPLATE] as const),
        'Value "Zq" has two translations. Row not loaded.',
      ),
    },
    ...referenceCases(db),
    L001: {
      component: 'students',
      change: { firstName: 'Refused' },
      prepare: async () => {
        await sql`alter table sis_rows add constraint no_such_name check (data ->> 'firstName' <> 'Refused')`.execute(
          db,
        )
        return () => sql`alter table sis_rows drop constraint no_such_name`.execute(db)
      },
      said: says(
        ...(['error', 'load', 'provider', null] as const),
        "Row couldn't be saved: it conflicts with stored data.",
      ),
    },
    L002: {
      component: 'staff',
      change: { firstName: 'Other' },
      prepare: stored('staff', '3', { isManual: true }),
      said: says('warning', 'load', 'none', null, 'Record "3" is managed manually and was not changed.'),
    },
    H001: {
      component: 'students',
      change: (file) => file.replace(/\n3,.*/, ''),
      mode: 'full',
      prepare: async () => {
        const limit = (deleteThresholdPercent: number | null) =>
          db.updateTable('importTemplates').set({ deleteThresholdPercent }).execute()
        await limit(10)
        return () => limit(null)
      },
      said: says(
        ...(['warning', 'load', 'district', 'import-log-results'] as const),
        '1 of 8 students of batch 7 would be removed (12.5%). They were kept.',
      ),
    },
  }
}
