type Cells = Readonly<Record<string, string>>

const HEADERS = {
  orgs: 'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId',
  academicSessions:
    'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear',
  courses:
    'sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes',
  classes:
    'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
  users:
    'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password',
  demographics:
    'sourcedId,status,dateLastModified,birthDate,sex,americanIndianOrAlaskaNative,asian,blackOrAfricanAmerican,nativeHawaiianOrOtherPacificIslander,white,demographicRaceTwoOrMoreRaces,hispanicOrLatinoEthnicity,countryOfBirthCode,stateOfBirthAbbreviation,cityOfBirth,publicSchoolResidenceStatus',
  enrollments:
    'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
  roles:
    'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
} as const
type File = keyof typeof HEADERS
type Header = Partial<Readonly<Record<File, string>>>
export type OneRosterRows = Partial<Readonly<Record<File, readonly Cells[]>>>

const USERS_1_2 =
  'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns'

const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

type Set = { version: '1.1' | '1.2'; mode: 'bulk' | 'delta'; rows: OneRosterRows }

const isFile = (name: string): name is File => name in HEADERS

/** The files of a OneRoster set, by name; the manifest says that others are absent. */
export const oneRosterFiles = ({ version, mode, rows }: Set): Record<string, string> => {
  const headers: Header = version === '1.1' ? HEADERS : Object.assign({}, HEADERS, { users: USERS_1_2 })
  const files: Record<string, string> = {}
  for (const [name, lines] of Object.entries(rows)) {
    const header = (isFile(name) && headers[name]) || ''
    const columns = header.split(',')
    const text = lines.map((line) => columns.map((column) => quoted(line[column] ?? '')).join(','))
    files[`${name}.csv`] = [header, ...text].map((line) => `${line}\r\n`).join('')
  }
  const listed = Object.keys(HEADERS).map((name) => `file.${name},${name in rows ? mode : 'absent'}`)
  files['manifest.csv'] = [
    'propertyName,value',
    'manifest.version,1.0',
    `oneroster.version,${version}`,
    ...listed,
  ]
    .map((line) => `${line}\r\n`)
    .join('')
  return files
}

const user = (sourcedId: string, role: string, identifier: string, more: Cells = {}): Cells =>
  Object.assign(
    { sourcedId, role, identifier, enabledUser: 'true', orgSourcedIds: 's1', username: sourcedId },
    { givenName: `Given ${sourcedId}`, familyName: `Family ${sourcedId}` },
    more,
  )

const enrollment = (sourcedId: string, userSourcedId: string, role: string): Cells => ({
  sourcedId,
  classSourcedId: 'k1',
  schoolSourcedId: 's1',
  userSourcedId,
  role,
})

/** One school with a course, a class, its teacher, two students and a guardian. */
export const RIVER: Required<Omit<OneRosterRows, 'roles'>> = {
  orgs: [
    { sourcedId: 'd1', name: 'River District', type: 'district', identifier: 'D1' },
    { sourcedId: 's1', name: 'River School, North', type: 'school', identifier: '014', parentSourcedId: 'd1' },
  ],
  academicSessions: [
    {
      sourcedId: 'y1',
      title: '2026-27',
      type: 'schoolYear',
      schoolYear: '2027',
      startDate: '2026-08-17',
      endDate: '2027-06-11',
    },
    {
      sourcedId: 't1',
      title: 'Fall',
      type: 'term',
      schoolYear: '2027',
      parentSourcedId: 'y1',
      startDate: '2026-08-17',
      endDate: '2026-12-18',
    },
  ],
  courses: [{ sourcedId: 'c1', title: 'Algebra I', courseCode: '0410', orgSourcedId: 'd1', subjectCodes: '02052' }],
  classes: [
    {
      sourcedId: 'k1',
      title: 'Algebra I - 1',
      courseSourcedId: 'c1',
      classCode: '1',
      location: 'B2',
      classType: 'scheduled',
      schoolSourcedId: 's1',
      termSourcedIds: 't1',
      grades: '09,10',
    },
  ],
  users: [
    user('u1', 'teacher', 'T1', { givenName: 'María', email: 'm@example.org' }),
    user('u2', 'student', '4711', { grades: '09' }),
    user('u3', 'student', '4712', { grades: '9' }),
    user('u4', 'guardian', 'G1'),
  ],
  demographics: [
    { sourcedId: 'u2', birthDate: '2012-02-29', sex: 'female', white: 'true', asian: 'true' },
    { sourcedId: 'u3', birthDate: '2012-03-01', sex: 'male' },
  ],
  enrollments: [
    enrollment('e1', 'u1', 'teacher'),
    enrollment('e2', 'u2', 'student'),
    enrollment('e3', 'u3', 'student'),
  ],
}

/** The same district as OneRoster 1.2 has it: roles and schools of people are in a file of their own. */
export const RIVER_1_2: OneRosterRows = Object.assign({}, RIVER, {
  users: RIVER.users.map(({ role: _, orgSourcedIds: __, ...one }) => one),
  roles: RIVER.users.map(({ sourcedId = '', role = '' }) => ({
    sourcedId: `r-${sourcedId}`,
    userSourcedId: sourcedId,
    role,
    roleType: 'primary',
    orgSourcedId: 's1',
  })),
})
