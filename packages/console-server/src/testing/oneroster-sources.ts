import type { ComponentName } from '@edconsole/console-core/contract'

type Row = Readonly<Record<string, string>>

/** The files of a OneRoster set, by name. */
export type OneRosterRows = Readonly<
  Record<
    'orgs' | 'users' | 'roles' | 'demographics' | 'academicSessions' | 'courses' | 'classes' | 'enrollments',
    readonly Row[]
  >
>

type SourceColumn = { columnName: string; sourceColumn: string; importTemplateTranslations?: object[] }

type OneRosterSource = {
  componentName: ComponentName
  /** The rows of the set that are this component's: the standard keeps several in one file, and one in several. */
  rowsOf: (set: OneRosterRows) => Row[]
  importTemplateColumns: SourceColumn[]
}

/** Ours by the standard's: `{ siteCode: 'identifier' }`. */
const columns = (
  of: Readonly<Record<string, string>>,
  translated: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): SourceColumn[] =>
  Object.entries(of).map(([columnName, sourceColumn]) => ({
    columnName,
    sourceColumn,
    ...(translated[columnName] && {
      importTemplateTranslations: Object.entries(translated[columnName]).map(
        ([sourceValue, translatedValue]) => ({ sourceValue, translatedValue }),
      ),
    }),
  }))

/** From 1.2 on roles and organizations of a user stand in a file of their own. */
const usersAs = ({ users, roles }: OneRosterRows, is: (role: string) => boolean): Row[] =>
  users.flatMap((user) => {
    const own = roles.filter(({ userSourcedId }) => userSourcedId === user.sourcedId)
    const role = own[0]?.role ?? user.role ?? ''
    const orgSourcedIds =
      own.length > 0 ? own.map((one) => one.orgSourcedId).join(',') : (user.orgSourcedIds ?? '')
    return is(role) ? [{ ...user, role, orgSourcedIds }] : []
  })

const RELATED = ['parent', 'guardian', 'relative']

const without = (start = '', text = '') => (text.startsWith(start) ? text.slice(start.length) : text)

/** How a set of OneRoster files is read by our templates. */
export const ONEROSTER_SOURCES: readonly OneRosterSource[] = [
  {
    componentName: 'sites',
    rowsOf: ({ orgs }) => orgs.filter(({ type }) => type !== 'district'),
    importTemplateColumns: columns({ siteCode: 'identifier', siteName: 'name' }),
  },
  {
    componentName: 'staff',
    rowsOf: (set) => usersAs(set, (role) => role !== 'student' && !RELATED.includes(role)),
    importTemplateColumns: columns({
      staffId: 'identifier',
      firstName: 'givenName',
      lastName: 'familyName',
      role: 'role',
      siteCodes: 'orgSourcedIds',
      emailAddress: 'email',
      middleName: 'middleName',
    }),
  },
  {
    componentName: 'gradingPeriods',
    rowsOf: ({ academicSessions }) =>
      academicSessions.map((session) => {
        const [site = '', ...code] = (session.sourcedId ?? '').split('-')
        return { ...session, site, code: code.join('-') }
      }),
    importTemplateColumns: columns({
      gradingPeriodCode: 'code',
      siteCode: 'site',
      title: 'title',
      sessionType: 'type',
      startDate: 'startDate',
      endDate: 'endDate',
    }),
  },
  {
    componentName: 'students',
    rowsOf: (set) =>
      usersAs(set, (role) => role === 'student').map((user) => ({
        ...set.demographics.find(({ sourcedId }) => sourcedId === user.sourcedId),
        ...user,
      })),
    importTemplateColumns: columns(
      {
        studentId: 'sourcedId',
        firstName: 'givenName',
        lastName: 'familyName',
        birthDate: 'birthDate',
        gradeLevel: 'grades',
        siteCode: 'orgSourcedIds',
        emailAddress: 'email',
        gender: 'sex',
      },
      { gender: { female: 'F', male: 'M', other: 'X', unspecified: 'U' } },
    ),
  },
  {
    componentName: 'contacts',
    rowsOf: (set) =>
      usersAs(set, (role) => RELATED.includes(role)).map((user) => ({
        ...user,
        student: without('contact-', user.sourcedId).slice(0, -(user.identifier ?? '').length - 1),
      })),
    importTemplateColumns: columns({
      studentId: 'student',
      contactId: 'identifier',
      lastName: 'familyName',
      firstName: 'givenName',
      emailAddress: 'email',
      homePhone: 'phone',
      mobilePhone: 'sms',
    }),
  },
  {
    componentName: 'courses',
    rowsOf: ({ courses }) => [...courses],
    importTemplateColumns: columns({
      courseId: 'sourcedId',
      courseTitle: 'title',
      department: 'subjects',
      scedCode: 'subjectCodes',
    }),
  },
  {
    componentName: 'sections',
    rowsOf: ({ classes }) =>
      classes.flatMap((one) =>
        (one.termSourcedIds ?? '').split(',').map((term) => ({
          ...one,
          term: without(`${one.schoolSourcedId}-`, term),
        })),
      ),
    importTemplateColumns: columns({
      sectionId: 'classCode',
      siteCode: 'schoolSourcedId',
      termCode: 'term',
      classType: 'classType',
      courseId: 'courseSourcedId',
      sectionTitle: 'title',
      room: 'location',
      periods: 'periods',
    }),
  },
  {
    componentName: 'roster',
    rowsOf: ({ enrollments }) =>
      enrollments
        .filter(({ role }) => role === 'student')
        .map((one) => ({ ...one, section: without(`${one.schoolSourcedId}-`, one.classSourcedId) })),
    importTemplateColumns: columns({
      studentId: 'userSourcedId',
      sectionId: 'section',
      siteCode: 'schoolSourcedId',
      startDate: 'beginDate',
      endDate: 'endDate',
      role: 'role',
    }),
  },
]
