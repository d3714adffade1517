import type { Migration } from './migration.ts'

/** Fields that lists of stored rows sort or filter by, per component, as they stand in `data`. */
const indexed = {
  sites: ['siteName', 'schoolType'],
  staff: ['lastName', 'emailAddress', 'role', 'primarySiteCode'],
  students: ['lastName', 'gradeLevel', 'siteCode', 'enrollmentStatus'],
  enrollment: ['studentId', 'siteCode', 'gradeLevel', 'entryDate'],
}

// The expression is the one of `jsonField` in list-field.ts: another spelling would leave the index unused.
const statement = (component: string, field: string): string =>
  `create index sis_rows_${component}_${field.toLowerCase()}
    on sis_rows (lea, (lower(data->>'${field}') collate "C"), id) where component = '${component}'`

export const sisRowIndexes: Migration = {
  id: '0003-sis-row-indexes',
  statements: Object.entries(indexed).flatMap(([component, fields]) =>
    fields.map((field) => statement(component, field)),
  ),
}
