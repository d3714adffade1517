import type { Migration } from './migration.ts'

// The expressions are those of `lastNameField` in list-field.ts: another spelling would leave the indexes unused.
const byName = (lastName: string, firstName: string): string =>
  `((lower(${lastName}) || chr(9) || lower(coalesce(${firstName}, ''))) collate "C")`

/** Lists of people are in the order of last and first names. */
export const peopleByName: Migration = {
  id: '0034-people-by-name',
  statements: [
    ...['sis_rows_staff_lastname', 'sis_rows_students_lastname', 'sis_rows_by_contacts_lastname'].map(
      (index) => `drop index ${index}`,
    ),
    `create index sis_rows_by_name
      on sis_rows (lea, component, ${byName("data->>'lastName'", "data->>'firstName'")}, id)
      where component in ('staff', 'students', 'contacts')`,
    'drop index accounts_client_name',
    `create index accounts_client_name on accounts (client_id, ${byName('last_name', 'first_name')}, id)`,
    'drop index users_name',
    `create index users_name on users (${byName('last_name', 'first_name')}, id)`,
  ],
}
