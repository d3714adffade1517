import type { OneRosterLists } from './serve-one-roster.ts'

const common = (sourcedId: string) => ({
  sourcedId,
  status: 'active',
  dateLastModified: '2026-08-01T07:00:00.000Z',
  metadata: {},
})

const to = (type: string, sourcedId: string) => ({
  href: `https://sis.example.org/ims/oneroster/v1p1/${type}s/${sourcedId}`,
  sourcedId,
  type,
})

const org = (sourcedId: string, name: string, type: string, identifier: string) => ({
  ...common(sourcedId),
  name,
  type,
  identifier,
  ...(type === 'school' ? { parent: to('org', '0a7e-district') } : {}),
})

const session = (
  sourcedId: string,
  title: string,
  type: string,
  dates: [string, string],
  parent?: string,
) => ({
  ...common(sourcedId),
  title,
  type,
  startDate: dates[0],
  endDate: dates[1],
  schoolYear: '2027',
  ...(parent === undefined ? {} : { parent: to('academicSession', parent) }),
})

const user = (
  sourcedId: string,
  role: string,
  identifier: string,
  names: [string, string],
  grades: string[] = [],
) => ({
  ...common(sourcedId),
  username: `${names[0]}.${names[1]}`.toLowerCase(),
  userIds: [],
  enabledUser: 'true',
  givenName: names[0],
  familyName: names[1],
  middleName: '',
  role,
  identifier,
  email: `${identifier.toLowerCase()}@river.example.org`,
  sms: '',
  phone: '',
  agents: [],
  orgs: [to('org', '5be1-alder')],
  grades,
  password: '',
})

const enrollment = (n: number, who: string, role: string, primary: string, klass = 'c3aa-algebra') => ({
  ...common(`e-${n}`),
  user: to('user', who),
  class: to('class', klass),
  school: to('org', '5be1-alder'),
  role,
  primary,
  beginDate: '2026-08-12',
  endDate: '2026-12-18',
})

const lesson = (sourcedId: string, title: string, terms: readonly string[]) => ({
  ...common(sourcedId),
  title,
  classCode: title.slice(0, 4),
  classType: 'scheduled',
  location: 'B12',
  grades: ['09'],
  subjects: [],
  course: to('course', 'c0de-algebra'),
  school: to('org', '5be1-alder'),
  terms: terms.map((term) => to('academicSession', term)),
  subjectCodes: [],
  periods: ['2'],
})

const demographics = (sourcedId: string, more: object) => ({
  ...common(sourcedId),
  birthDate: '2011-03-09',
  sex: 'female',
  ...more,
})

/**
 * A district as a provider of OneRoster 1.1 answers it: ids are its own and say nothing, people are known by identifiers,
 * and lists hold what other products need too.
 */
export const RIVER_DISTRICT: OneRosterLists = {
  orgs: [
    org('0a7e-district', 'River Unified', 'district', '4100000'),
    org('77aa-transport', 'Transportation', 'department', 'TRN'),
    org('5be1-alder', 'Alder High', 'school', '0412'),
  ],
  academicSessions: [
    session('y-2027', '2026-2027', 'schoolYear', ['2026-07-01', '2027-06-30']),
    session('t-fall-2026', 'Fall', 'semester', ['2026-08-12', '2026-12-18'], 'y-2027'),
    session('t-spring-2027', 'Spring', 'semester', ['2027-01-06', '2027-06-10'], 'y-2027'),
  ],
  users: [
    user('u-1', 'teacher', 'T100', ['Maria', 'Okafor']),
    user('u-2', 'teacher', 'T200', ['Lee', 'Park']),
    user('u-3', 'teacher', 'T300', ['Jo', 'Ito']),
    user('u-4', 'administrator', 'A400', ['Ana', 'Silva']),
    user('u-5', 'student', '30018842', ['Ada', 'Brook'], ['9']),
    user('u-6', 'student', '30018843', ['Mina', 'Sol'], ['9']),
    user('u-7', 'guardian', 'G700', ['Ines', 'Brook']),
    user('u-8', 'guardian', 'G800', ['Paul', 'Sol']),
  ],
  demographics: [
    demographics('u-5', {
      americanIndianOrAlaskaNative: 'false',
      asian: 'true',
      blackOrAfricanAmerican: 'false',
      nativeHawaiianOrOtherPacificIslander: 'false',
      white: 'true',
      demographicRaceTwoOrMoreRaces: 'false',
      hispanicOrLatinoEthnicity: 'true',
    }),
    demographics('u-6', {}),
  ],
  courses: [
    {
      ...common('c0de-algebra'),
      title: 'Algebra 1',
      schoolYear: to('academicSession', 'y-2027'),
      courseCode: 'ALG1',
      grades: ['09'],
      subjects: [],
      org: to('org', '0a7e-district'),
      subjectCodes: [],
    },
  ],
  classes: [
    lesson('c3aa-algebra', 'Algebra 1 - 2', ['t-fall-2026', 't-spring-2027']),
    lesson('c3ab-algebra', 'Algebra 1 - 3', ['t-fall-2026']),
  ],
  enrollments: [
    enrollment(1, 'u-2', 'teacher', 'false'),
    enrollment(2, 'u-1', 'teacher', 'true'),
    enrollment(3, 'u-3', 'teacher', 'false', 'c3ab-algebra'),
    enrollment(4, 'u-4', 'administrator', 'false'),
    enrollment(5, 'u-5', 'student', 'false'),
    enrollment(6, 'u-6', 'student', 'false'),
  ],
}
