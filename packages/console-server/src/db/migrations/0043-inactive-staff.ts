import type { Migration } from './migration.ts'

/** The list of people counts all staff of a year and takes away who left: few, and no field of theirs is in another index. */
export const inactiveStaff: Migration = {
  id: '0043-inactive-staff',
  statements: [
    `create index sis_rows_inactive_staff on sis_rows (lea, school_year, source_id)
      where component = 'staff' and not is_active`,
  ],
}
