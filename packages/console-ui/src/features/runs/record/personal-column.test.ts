import { columnsOf, DATABASE_COLUMNS, isImported, personalKind } from '@edconsole/console-core/import-rules'
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
  'ZIP_CD',
  'GUARDIAN_NM',
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
  'GUARDIAN_FL',
  'receivesMail',
  'PARENT_CD',
  'CONTACT_ID',
  'Name.Gender',
  'GRADEBOOK_NM',
  null,
  '',
])('values of %s are not', (name) => {
  expect(isPersonalColumn(name)).toBe(false)
})

/** Codes and free words that only their column says anything of. A log shows them, since they have to be corrected. */
const LEFT_TO_TABLES = new Set([
  ...['hispanicEthnicity', 'races', 'specialEducation', 'section504', 'giftedTalented', 'homeless'],
  ...['fosterYouth', 'migrant', 'economicallyDisadvantaged', 'state', 'description', 'disabilityCode'],
])
/** A column of another kind is called so, too: in doubt it's hidden. */
const AS_OTHERS = new Set(['Name', 'name'])

it('[ux 9.11] columns are judged by their names as the components declare them, whatever a SIS calls them', () => {
  const wrong = Object.keys(DATABASE_COLUMNS)
    .filter(isImported)
    .flatMap((component) =>
      columnsOf(component)
        .filter(({ columnName }) => !LEFT_TO_TABLES.has(columnName))
        .flatMap(({ columnName, defaultSourceColumns }) => {
          const kind = personalKind(component, columnName)
          return [columnName, ...Object.values(defaultSourceColumns)]
            .filter((name) => !AS_OTHERS.has(name))
            .filter((name) => isPersonalColumn(name) !== (kind === 'private' || kind === 'name'))
            .map((name) => `${component} ${columnName}: ${name}`)
        }),
    )
  expect(wrong).toEqual([])
})
