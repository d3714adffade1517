import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { checkOneRosterSet } from './check-one-roster-set.ts'

type Files = Readonly<Record<string, string | Buffer>>

const check = (files: Files) =>
  checkOneRosterSet(
    Object.entries(files).map(([name, text]) => ({
      name: `${name}.csv`,
      open: async () => Readable.from([Buffer.from(text)]),
    })),
  )

const lines = (...all: readonly string[]) => all.map((line) => `${line}\r\n`).join('')

const NAMED_1_1 =
  'academicSessions categories classes classResources courses courseResources demographics enrollments lineItems orgs resources results users'

/** A set as another system wrote it: one school, one course, one class with a teacher and a student. */
const SET: Files = {
  manifest: lines(
    'propertyName,value',
    'manifest.version,1.0',
    'oneroster.version,1.1',
    ...NAMED_1_1.split(' ').map(
      (name) =>
        `file.${name},${/^(academicS|classes|courses|demog|enroll|orgs|users)/.test(name) ? 'bulk' : 'absent'}`,
    ),
    'source.systemName,Other SIS',
    'source.systemCode,osis',
  ),
  orgs: lines(
    'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId',
    'd1,,,River District,district,D1,',
    's1,,,"River School, North",school,014,d1',
  ),
  academicSessions: lines(
    'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear',
    't1,,,Fall,term,2026-08-17,2026-12-18,y1,2027',
    'y1,,,2026-27,schoolYear,2026-08-17,2027-06-11,,2027',
  ),
  courses: lines(
    'sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes',
    'c1,,,y1,Algebra I,0410,"09,10",d1,Mathematics,02052',
  ),
  classes: lines(
    'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
    'k1,,,Algebra I - 1,09,c1,1,scheduled,B2,s1,"t1,y1",,,1',
  ),
  users: lines(
    'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password',
    'u1,,,true,s1,teacher,rivera,{Fed:54321},María,Rivera,,T1,m@example.org,,,,,',
    'u2,,,true,s1,student,pcook,,Penny,Cook,,4711,,,,,09,',
  ),
  demographics: lines(
    'sourcedId,status,dateLastModified,birthDate,sex,americanIndianOrAlaskaNative,asian,blackOrAfricanAmerican,nativeHawaiianOrOtherPacificIslander,white,demographicRaceTwoOrMoreRaces,hispanicOrLatinoEthnicity,countryOfBirthCode,stateOfBirthAbbreviation,cityOfBirth,publicSchoolResidenceStatus',
    'u2,,,2012-02-29,female,,,,,,,,US,OR,Salem,',
  ),
  enrollments: lines(
    'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
    'e1,,,k1,s1,u1,teacher,true,,',
    'e2,,,k1,s1,u2,student,,2026-08-17,',
  ),
}

const textOf = (name: string): string => String(SET[name] ?? '')
const withText = (name: string, from: string | RegExp, to: string): Files => {
  const changed = textOf(name).replace(from, to)
  if (changed === textOf(name)) throw new Error(`${name} has no ${from}`)
  return Object.assign({}, SET, { [name]: changed })
}
const without = (name: string): Files =>
  Object.fromEntries(Object.entries(SET).filter(([key]) => key !== name))

it('[R14] finds nothing in a set that is as OneRoster 1.1 wants it', async () => {
  expect(await check(SET)).toEqual({
    version: '1.1',
    files: Object.keys(SET)
      .filter((name) => name !== 'manifest')
      .map((name) => ({
        fileName: `${name}.csv`,
        rows: name === 'courses' || name === 'classes' || name === 'demographics' ? 1 : 2,
      })),
    findings: [],
  })
})

it.each<[string, Files, object]>([
  ['no manifest', without('manifest'), { code: 'noManifest', fileName: 'manifest.csv' }],
  ['an unknown version', withText('manifest', '1.1', '2.0'), { code: 'version', value: '2.0' }],
  [
    'a file that the manifest does not speak of',
    withText('manifest', 'file.results,absent\r\n', ''),
    { code: 'manifestProperty', columnName: 'file.results' },
  ],
  [
    'a named file that is missing',
    without('demographics'),
    { code: 'fileMissing', fileName: 'demographics.csv' },
  ],
  [
    'a file called absent',
    withText('manifest', 'file.demographics,bulk', 'file.demographics,absent'),
    { code: 'fileNotNamed', fileName: 'demographics.csv' },
  ],
  ['a header without rows', withText('demographics', /u2.*\r\n/, ''), { code: 'fileEmpty' }],
  ['Unix line ends', withText('enrollments', /\r\n/g, '\n'), { code: 'lineEnd', rows: 3, line: 1 }],
  [
    'Latin-1',
    Object.assign({}, SET, { users: Buffer.from(textOf('users'), 'latin1') }),
    { code: 'encoding', fileName: 'users.csv' },
  ],
  [
    'a missing column',
    withText('orgs', 'identifier,', ''),
    { code: 'columnMissing', columnName: 'identifier' },
  ],
  [
    'a column of its own',
    withText('courses', 'subjectCodes\r', 'subjectCodes,color\r'),
    { code: 'columnUnknown', columnName: 'color' },
  ],
  [
    'columns in another order',
    withText('enrollments', 'beginDate,endDate', 'endDate,beginDate'),
    { code: 'columnOrder', columnName: 'beginDate' },
  ],
  ['a short row', withText('orgs', ',D1,', ',D1'), { code: 'cellCount', line: 2 }],
  ['no family name', withText('users', 'Cook', ''), { code: 'required', columnName: 'familyName', line: 3 }],
  [
    'a date of another country',
    withText('enrollments', '2026-08-17', '8/17/2026'),
    { code: 'format', columnName: 'beginDate', value: '8/17/2026' },
  ],
  [
    'a day that no calendar has',
    withText('academicSessions', '2026-12-18', '2026-02-30'),
    { code: 'format', columnName: 'endDate', value: '2026-02-30' },
  ],
  [
    'a flag in capitals, without telling it of a person',
    withText('demographics', 'female,,', 'female,TRUE,'),
    { code: 'format', columnName: 'americanIndianOrAlaskaNative', value: null },
  ],
  ['a role of 1.2', withText('users', 'teacher', 'principal'), { code: 'word', value: 'principal' }],
  ['an id twice', withText('enrollments', 'e2', 'e1'), { code: 'duplicate', value: 'e1', line: 3 }],
  [
    'a class that is not there',
    withText('enrollments', 'k1', 'k9'),
    { code: 'reference', value: 'k9', line: 2 },
  ],
  [
    'rows that need a file which is not sent',
    Object.assign(without('courses'), {
      manifest: textOf('manifest').replace('courses,bulk', 'courses,absent'),
    }),
    { code: 'fileNeeded', columnName: 'courseSourcedId', value: 'courses.csv', rows: 1 },
  ],
  [
    'one of several terms that is not there',
    withText('classes', '"t1,y1"', '"t1,t9"'),
    { code: 'reference', columnName: 'termSourcedIds', value: 't9' },
  ],
])('[R14] finds %s', async (_what, files, finding) => {
  expect((await check(files)).findings).toContainEqual(expect.objectContaining(finding))
})

it('[R14] asks rows of a delta file for status and date', async () => {
  const files = withText('manifest', 'file.orgs,bulk', 'file.orgs,delta')
  expect((await check(files)).findings.map(({ code, columnName, rows }) => [code, columnName, rows])).toEqual(
    [
      ['required', 'status', 2],
      ['required', 'dateLastModified', 2],
    ],
  )
})
