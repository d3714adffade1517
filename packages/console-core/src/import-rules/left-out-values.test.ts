import { describe, expect, it } from 'vitest'
import type { ImportedComponent } from './database-column.ts'
import { importOne } from './testing/sample.ts'

describe('[S7] a value that cannot be read in an optional column', () => {
  it.each<[ImportedComponent, Record<string, string>, string, unknown, string]>([
    [
      'students',
      { GENDER: 'Q' },
      'gender',
      null,
      'Value "Q" is not in the list of genders, so it was left out.',
    ],
    [
      ...(['students', { RACES: 'ASI;Q' }, 'races', ['ASI']] as const),
      'Value "Q" is not in the list of races, so it was left out.',
    ],
    [
      ...(['students', { ENTRY_DT: '2026-08-12' }, 'entryDate', null] as const),
      'Value "2026-08-12" is not a date in the format MM/dd/yyyy, so it was left out.',
    ],
    [
      ...(['sections', { SEATS: '-3' }, 'maxStudents', null] as const),
      'Seats "-3" is not between 0 and 999, so it was left out.',
    ],
    [
      ...(['courses', { SCHOOL_CD: '0499' }, 'siteCode', null] as const),
      'Site "0499" does not exist in this district, so it was left out.',
    ],
    [
      ...(['courses', { SCHOOL_CD: '412' }, 'siteCode', null] as const),
      'Site "412" does not exist in this district, but "0412" does. The value was left out.',
    ],
    [
      ...(['students', { STATE_ID: '1.20034E+13' }, 'stateStudentId', null] as const),
      'A spreadsheet turned the value into the number "1.20034E+13", so it was left out.',
    ],
  ])(
    'of %s, %j, is left out with a warning, unless the template is strict',
    (component, change, column, value, message) => {
      const { record, findings } = importOne(component, change)
      expect(record?.[column]).toEqual(value)
      expect(findings).toMatchObject([{ severity: 'warning', columnName: column, message }])
      const strict = importOne(component, change, {}, { isStrict: true })
      expect(strict.record).toBeNull()
      expect(strict.findings).toMatchObject([{ severity: 'error', columnName: column }])
    },
  )

  it('refuses its row where the column is a part of the key', () => {
    const { record } = importOne('roster', { START_DT: 'soon' })
    expect(record).toBeNull()
  })
})
