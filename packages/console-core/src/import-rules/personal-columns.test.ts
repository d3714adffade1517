import { describe, expect, it } from 'vitest'
import { columnsOf, DATABASE_COLUMNS, isImported } from './database-columns.ts'
import { personalKind, personalSources } from './personal-columns.ts'
import { templateFor } from './testing/sample.ts'

describe('[ux 9.11] what a preview masks', () => {
  it.each([
    ['students', 'lastName', 'name'],
    ['students', 'studentId', 'number'],
    ['students', 'stateStudentId', 'number'],
    ['students', 'birthDate', 'private'],
    ['students', 'emailAddress', 'private'],
    ['students', 'races', 'private'],
    ['staff', 'staffId', 'number'],
    ['staff', 'emailAddress', 'name'],
    ['contacts', 'mobilePhone', 'private'],
    ['contacts', 'address1', 'private'],
    ['attendance', 'studentId', 'number'],
    ['sections', 'primaryStaffId', 'number'],
    ['sites', 'principalName', 'name'],
  ] as const)('of %s %s: a %s', (component, columnName, kind) => {
    expect(personalKind(component, columnName)).toBe(kind)
  })

  it.each([
    ['students', 'gender'],
    ['students', 'gradeLevel'],
    ['students', 'siteCode'],
    ['students', 'enrollmentStatus'],
    ['students', 'primaryLanguage'],
    ['students', 'entryDate'],
    ['contacts', 'relationship'],
    ['contacts', 'isLegalGuardian'],
    ['sites', 'siteName'],
    ['gradebooks', 'gradebookName'],
    ['sections', 'sectionId'],
    ['accounts', 'lastName'],
  ] as const)('not of %s: %s', (component, columnName) => {
    expect(personalKind(component, columnName)).toBeNull()
  })

  it('every column that names a person of another component is the number of a person', () => {
    const referring = Object.keys(DATABASE_COLUMNS)
      .filter(isImported)
      .flatMap((component) =>
        columnsOf(component)
          .filter(({ refersTo }) => refersTo === 'students' || refersTo === 'staff')
          .map(({ columnName }) => personalKind(component, columnName)),
      )
    expect(referring.length).toBeGreaterThan(8)
    expect(new Set(referring)).toEqual(new Set(['number']))
  })

  it('goes by what a column of the file feeds, in whatever case', () => {
    const template = templateFor('students', {
      lastName: { sourceColumn: 'Code' },
      gender: { sourceColumn: 'NAME' },
      middleName: { sourceColumn: 'GRADE' },
      stateStudentId: { mappingType: 'ignore' },
    })
    const found = personalSources(template, ['CODE', 'NAME', 'GRADE', 'STATE_ID', 'LOCKER'])
    expect(Object.fromEntries(found)).toEqual({ CODE: 'name', NAME: null, GRADE: 'name' })
  })
})
