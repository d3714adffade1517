import { describe, expect, it } from 'vitest'
import { formatTemplate } from '../../handlers/source-formats.ts'
import { readComponent } from '../testing/read-component.ts'
import { sdsV1 } from './sds-v1.ts'
import { sdsV2 } from './sds-v2.ts'

describe('[R46] Microsoft School Data Sync V1', () => {
  const section = `SIS ID,School SIS ID,Section Name
11001,10001,Math - Algebra 1
11002,10001,Math - Algebra 2
`

  it('knows the subjects of the sample files that Microsoft publishes', () => {
    const column = formatTemplate(sdsV1, 'courses').importTemplateColumns?.find(
      ({ columnName }) => columnName === 'department',
    )
    const translated = ['English', 'Gym', 'Health', 'History', 'Math', 'Science', 'Technology'].map((name) =>
      column?.importTemplateTranslations?.find(({ sourceValue }) => sourceValue === name),
    )
    expect(translated).toMatchObject(
      ['ELA', 'PE', 'Health', 'Social Science', 'Math', 'Science', 'CTE'].map((translatedValue) => ({
        translatedValue,
        matchType: 'ignoreCase',
      })),
    )
  })

  it('with nothing but the required columns: a section is its own course, for the whole year', async () => {
    expect(await readComponent(sdsV1, 'courses', { section })).toMatchObject([
      { course: '11001', courseTitle: 'Math - Algebra 1' },
      { course: '11002', courseTitle: 'Math - Algebra 2' },
    ])
    expect(await readComponent(sdsV1, 'sections', { section })).toMatchObject([
      { course: '11001', term: 'FY', teacher: '', coTeachers: '' },
      { course: '11002', term: 'FY' },
    ])
    expect(await readComponent(sdsV1, 'gradingPeriods', { section })).toEqual([])
  })

  it('takes terms and courses out of the sections, each once', async () => {
    const full = `SIS ID,School SIS ID,Section Name,Term SIS ID,Term Name,Term StartDate,Term EndDate,Course SIS ID,Course Name
1,10001,A,T1,Fall,8/10/2026,12/18/2026,C1,Algebra
2,10001,B,T1,Fall,8/10/2026,12/18/2026,C1,Algebra
3,10002,C,T1,Fall,8/10/2026,12/18/2026,C1,Algebra
`
    const terms = await readComponent(sdsV1, 'gradingPeriods', { section: full })
    expect(terms).toMatchObject([
      { term: 'T1', 'School SIS ID': '10001' },
      { term: 'T1', 'School SIS ID': '10002' },
    ])
    expect(await readComponent(sdsV1, 'courses', { section: full })).toMatchObject([{ course: 'C1' }])
  })

  it('puts an enrollment in an unknown section at the school of the student', async () => {
    const student = 'SIS ID,School SIS ID\n13001,10001\n'
    const studentEnrollment = 'Section SIS ID,SIS ID\n99,13001\n11001,13001\n99,98\n'
    expect(await readComponent(sdsV1, 'roster', { section, student, studentEnrollment })).toMatchObject([
      { school: '10001' },
      { school: '10001' },
      { school: '' },
    ])
  })
})

describe('[R46] Microsoft School Data Sync V2.1', () => {
  const roles = `userSourcedId,orgSourcedId,role,sessionSourcedId,grade,isPrimary,roleStartDate,roleEndDate
1,11,teacher,,,FALSE,,
1,12,teacher,,,TRUE,,
2,11,student,,10,TRUE,2026-08-10,
3,11,guardian,,,,,
4,11,student,,9,,,
`
  const orgs = `sourcedId,name,type,parentSourcedId
11,School of Rivers,school,20
12,College of Rivers,college,20
20,Ministry,ministryOfEducation,
`
  const users = 'sourcedId,username\n1,jdoe\n2,asmith\n3,parent\n4,blee\n5,nobody\n'

  it('makes students and staff of users by their roles, the primary one first', async () => {
    const files = { orgs, roles, users }
    expect(await readComponent(sdsV2, 'staff', files)).toMatchObject([
      { sourcedId: '1', role: 'teacher', schools: '12;11', primarySchool: '12' },
    ])
    expect(await readComponent(sdsV2, 'students', files)).toMatchObject([
      { sourcedId: '2', school: '11', grade: '10', entryDate: '2026-08-10' },
      { sourcedId: '4', school: '11', grade: '9' },
    ])
    // Without demographics, birth dates are missing, not empty.
    expect((await readComponent(sdsV2, 'students', files))[0]).not.toHaveProperty('birthDate')
    expect(await readComponent(sdsV2, 'enrollment', files)).toMatchObject([{ userSourcedId: '2' }])
  })

  it('reads flags of users and lists of races', async () => {
    const demographics = `userSourcedId,sex,birthDate,ethnicityCodes,raceCodes
2,female,2011-02-03,hispanicOrLatinoEthnicity,"asian,white"
4,male,2011-02-03,,
`
    const userFlags = 'userSourcedId,flag\n2,IEP\n2,freeLunch\n4,504\n'
    expect(
      await readComponent(sdsV2, 'students', { orgs, roles, users, demographics, userFlags }),
    ).toMatchObject([
      { races: 'asian;white', hispanic: 'true', iep: 'true', section504: '', lunch: 'true' },
      { races: '', hispanic: '', iep: '', section504: 'true', lunch: '' },
    ])
  })

  it('gives every school the sessions, and a class without one to the whole year', async () => {
    const academicSessions = 'sourcedId,title\nS1,Fall\n'
    const classes = `sourcedId,orgSourcedId,title,sessionSourcedIds,courseSourcedId
c1,11,Biology,"S1,S2",B10
c2,12,Chess,,
`
    expect(await readComponent(sdsV2, 'gradingPeriods', { orgs, academicSessions })).toMatchObject([
      { sourcedId: 'S1', school: '11' },
      { sourcedId: 'S1', school: '12' },
    ])
    expect(await readComponent(sdsV2, 'sections', { classes })).toMatchObject([
      { sourcedId: 'c1', term: 'S1', course: 'B10' },
      { sourcedId: 'c1', term: 'S2', course: 'B10' },
      { sourcedId: 'c2', term: 'FY', course: 'c2' },
    ])
    expect(await readComponent(sdsV2, 'courses', { classes, orgs })).toMatchObject([
      { course: 'c2', title: 'Chess', school: '12' },
    ])
  })
})
