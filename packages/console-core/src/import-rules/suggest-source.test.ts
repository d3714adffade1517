import { describe, expect, it } from 'vitest'
import { columnsOf } from './database-columns.ts'
import { createSourceSuggester, matchByName } from './suggest-source.ts'

const students = columnsOf('students')
const named = (columnName: string) => {
  const column = students.find((one) => one.columnName === columnName)
  if (!column) throw new Error(columnName)
  return column
}
const file = ['LOCAL_ID', 'FIRST_NM', 'LAST_NM', 'BIRTH_DT', 'GRADE', 'SCHOOL_CD', 'LUNCH_PIN', 'BUS_ROUTE']

describe('[S3] the SIS columns that a database column suggests', () => {
  it.each([
    ['studentId', file, 'LOCAL_ID'],
    ['lastName', ['Surname', 'Given'], 'Surname'],
    ['lastName', ['STU_LAST_NM', 'STU_FIRST_NM'], 'STU_LAST_NM'],
    ['birthDate', ['DOB', 'ENTRY_DT'], 'DOB'],
    ['gradeLevel', ['GR', 'GN'], 'GR'],
    ['gender', ['GR', 'GN'], 'GN'],
    ['firstName', ['Name.FirstName', 'Name.LastName'], 'Name.FirstName'],
    ['emailAddress', ['Student Email Address', 'Parent phone'], 'Student Email Address'],
  ])('%s of %j is %s', (columnName, header, expected) => {
    expect(createSourceSuggester(header, {})(named(columnName))[0]?.sourceColumn).toBe(expected)
  })

  it('begin with what the system itself calls it', () => {
    const suggest = createSourceSuggester(['LOCAL_ID', 'StudentID'], { kind: 'aeries' })
    expect(suggest(named('studentId'))[0]).toEqual({ sourceColumn: 'StudentID', score: 1 })
  })

  it('are none where nothing is alike', () => {
    expect(createSourceSuggester(['LUNCH_PIN', 'BUS_ROUTE'], {})(named('gradeLevel'))).toEqual([])
  })
})

describe('[ux 9.5] matching by name', () => {
  it('gives each SIS column to the column that it suits best', () => {
    const matches = matchByName(students, file, { taken: new Set() })
    expect(Object.fromEntries(matches)).toEqual({
      studentId: 'LOCAL_ID',
      firstName: 'FIRST_NM',
      lastName: 'LAST_NM',
      birthDate: 'BIRTH_DT',
      gradeLevel: 'GRADE',
      siteCode: 'SCHOOL_CD',
    })
  })

  it('gives a column that two are called by to the one that is required', () => {
    const matches = matchByName(columnsOf('courses'), ['sourcedId', 'title'], { taken: new Set() })
    expect(Object.fromEntries(matches)).toEqual({ courseId: 'sourcedId', courseTitle: 'title' })
  })

  it('leaves alone what feeds another column already', () => {
    const matches = matchByName([named('gradeLevel')], ['GRADE'], { taken: new Set(['GRADE']) })
    expect(matches.size).toBe(0)
  })

  it('stays quick with hundreds of columns', () => {
    const header = Array.from({ length: 400 }, (_, i) => `FIELD_${i}_NM`)
    expect(matchByName(students, [...header, ...file], { taken: new Set() }).size).toBe(6)
  })
})
