import type { FindingCode } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { type FindingCase, says } from './finding-case.ts'
import { findingPreparations } from './finding-preparations.ts'

const TEMPLATE = 'sis-import-edit'
const SITES = 'site-overview'

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
    R001: {
      component: 'students',
      change: { siteCode: '99' },
      said: says(
        ...(['error', 'transform', 'provider', SITES] as const),
        'Site "99" does not exist in this district. Row not loaded.',
      ),
    },
    R002: {
      component: 'enrollment',
      change: { studentId: '99' },
      said: says(
        ...(['error', 'transform', 'district', null] as const),
        'Student "99" is not among the loaded students. Row not loaded.',
      ),
    },
    R003: {
      component: 'roster',
      change: { sectionId: '99' },
      said: says(
        ...(['error', 'transform', 'district', null] as const),
        'Section "99" does not exist at site "3". Row not loaded.',
      ),
    },
    R004: {
      component: 'sections',
      change: { primaryStaffId: '99' },
      said: says(
        ...(['warning', 'transform', 'district', null] as const),
        'Staff "99" is unknown. The section has no teacher.',
      ),
    },
    R005: {
      component: 'roster',
      change: { endDate: '09/02/2026' },
      said: says(
        ...(['warning', 'transform', 'district', null] as const),
        'Leave date "2026-09-02" is after the end of the section.',
      ),
    },
    R006: {
      component: 'enrollment',
      change: { studentId: '2', siteCode: '4' },
      said: says(
        ...(['error', 'transform', 'district', null] as const),
        'Student "2" has another primary enrollment at the same time in row 3. Row not loaded.',
      ),
    },
    R007: {
      component: 'contacts',
      change: { relationship: '' },
      said: says(
        ...(['warning', 'transform', 'district', null] as const),
        'Contact "3, 3" has no relationship to the student.',
      ),
    },
    R008: {
      component: 'sections',
      change: { courseId: '99' },
      said: says(
        ...(['error', 'transform', 'district', null] as const),
        'Course "99" is not among the loaded courses. Row not loaded.',
      ),
    },
    R009: {
      component: 'students',
      change: { studentId: '99' },
      prepare: stored('sites', '3', { data: sql`data || '{"schoolType": "Closed"}'` }),
      said: says(
        ...(['error', 'transform', 'provider', SITES] as const),
        'Site "3" is closed, so it takes no new records. Row not loaded.',
      ),
    },
    R010: {
      component: 'students',
      change: { firstName: 'Other' },
      prepare: stored('sites', '3', { data: sql`data || '{"includeInImport": false}'` }),
      said: says(
        ...(['warning', 'transform', 'none', SITES] as const),
        'Site "3" is not included in imports. Rows left out: 1.',
      ),
    },
    R011: {
      component: 'students',
      change: { firstName: 'Other' },
      prepare: async () => {
        const rename = (from: string, to: string) =>
          db
            .updateTable('sisRows')
            .set({ sourceId: to })
            .where('component', '=', 'sites')
            .where('sourceId', '=', from)
            .execute()
        await rename('3', '0003')
        return () => rename('0003', '3')
      },
      said: says(
        ...(['error', 'transform', 'district', null] as const),
        'Site "3" does not exist in this district, but "0003" does. Row not loaded.',
      ),
    },
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
