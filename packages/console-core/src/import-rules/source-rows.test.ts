import { describe, expect, it } from 'vitest'
import { createRowSorter } from './source-rows.ts'

/** Headers of the files of OneRoster 1.1. */
const ORGS = 'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId'.split(',')
const ENROLLMENTS =
  'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate'.split(
    ',',
  )

describe('[S7] rows of OneRoster files', () => {
  it.each([
    ['a school', 'o1,active,2026-08-01,Alder High,school,0412,d1', null],
    ['a school of a bulk file, which has no status', 'o1,,,Alder High,school,0412,d1', null],
    ['a school that is gone', 'o1,tobedeleted,2026-08-01,Alder High,school,0412,d1', 'deleted'],
    [
      'the district',
      'd1,active,2026-08-01,River Unified,district,4100000,',
      { param: 'orgType', value: 'district' },
    ],
  ])('%s', (_, row, expected) => {
    expect(createRowSorter('sites', ORGS)?.(row.split(','))).toEqual(expected)
  })

  it.each([
    ['file', 'enrollmentRole'],
    ['sis', 'teacherRole'],
  ] as const)('a teacher among the enrollments of a %s', (origin, param) => {
    const row = 'e1,active,2026-08-01,c1,o1,u1,teacher,true,2026-08-12,2026-12-18'.split(',')
    expect(createRowSorter('roster', ENROLLMENTS, origin)?.(row)).toEqual({ param, value: 'teacher' })
  })

  it('a file of a district with a column that has the same name says nothing by it', () => {
    expect(createRowSorter('students', ['LOCAL_ID', 'status', 'role'])).toBeNull()
  })
})
