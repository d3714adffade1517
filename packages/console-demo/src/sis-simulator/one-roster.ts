import type { Hono } from 'hono'
import type { Installation, SimulatedRow } from './installation.ts'
import { oauth } from './oauth.ts'
import { recordOf, type SimulatedRecord, type Tables } from './tables.ts'

type Lists = { readonly [list: string]: () => Promise<readonly SimulatedRecord[]> }

/** OneRoster 1.1 over REST, as far as the console asks it. Ids differ from identifiers, as they do with real ones. */
export const oneRosterApp = (installation: Installation, tables: Tables): Hono => {
  const { app, onlyWithToken } = oauth(installation)
  const lists = listsOf(installation, tables)
  app.use('/ims/oneroster/v1p1/*', onlyWithToken)
  app.get('/ims/oneroster/v1p1/:list', async (c) => {
    const list = c.req.param('list')
    const records = await lists[list]?.()
    if (!records) return c.json({ imsx_codeMajor: 'failure' }, 404)
    const { limit = '100', offset = '0', filter = '' } = c.req.query()
    const roles = [...filter.matchAll(/role='(\w+)'/g)].map(([, role]) => role)
    const chosen = roles.length > 0 ? records.filter(({ role }) => roles.includes(String(role))) : records
    c.header('x-total-count', String(chosen.length))
    return c.json({ [list]: chosen.slice(Number(offset), Number(offset) + Number(limit)) })
  })
  return app
}

const listsOf = ({ schoolYear, failure }: Installation, tables: Tables): Lists => {
  const all = async (component: Parameters<Tables>[0]) => (await tables(component)).all
  const orgs = (codes = '') => codes.split(/[;|,]/).filter(Boolean).map(org)
  return {
    orgs: async () => [
      {
        sourcedId: 'org-district',
        status: 'active',
        type: 'district',
        name: 'District Office',
        identifier: '',
      },
      ...(failure === 'noSchools' ? [] : await all('sites')).map((row) => ({
        ...recordOf('sites', 'oneroster', row),
        status: 'active',
        type: 'school',
        sourcedId: `org-${row.siteCode}`,
      })),
    ],
    academicSessions: async () => [
      {
        sourcedId: `y${schoolYear}`,
        type: 'schoolYear',
        title: `${schoolYear}-${schoolYear + 1}`,
        status: 'active',
        schoolYear: String(schoolYear + 1),
        startDate: `${schoolYear}-07-01`,
        endDate: `${schoolYear + 1}-06-30`,
      },
      ...sessions(await all('gradingPeriods')),
    ],
    users: async () => [
      ...(await all('staff')).map((row) => ({
        ...recordOf('staff', 'oneroster', row),
        status: 'active',
        sourcedId: `user-${row.staffId}`,
        orgSourcedIds: undefined,
        primaryOrg: undefined,
        orgs: orgs(row.siteCodes),
        role: 'teacher',
      })),
      ...(await all('students')).map((row) => {
        const { birthDate: _, sex: __, ...record } = recordOf('students', 'oneroster', row)
        return {
          ...record,
          status: 'active',
          role: 'student',
          sourcedId: `user-${row.studentId}`,
          orgSourcedIds: undefined,
          orgs: orgs(row.siteCode),
          grades: [row.gradeLevel],
        }
      }),
    ],
    demographics: async () =>
      (await all('students')).map(({ studentId, birthDate, gender }) => ({
        sourcedId: `user-${studentId}`,
        status: 'active',
        birthDate,
        sex: gender,
      })),
    courses: async () =>
      (await all('courses')).map((row) => ({
        ...recordOf('courses', 'oneroster', row),
        status: 'active',
        orgSourcedId: undefined,
        org: { sourcedId: 'org-district', type: 'org' },
      })),
    classes: async () =>
      (await all('sections')).map((row) => ({
        ...recordOf('sections', 'oneroster', row),
        status: 'active',
        schoolSourcedId: undefined,
        termSourcedIds: undefined,
        courseSourcedId: undefined,
        primaryTeacherSourcedId: undefined,
        coTeacherSourcedIds: undefined,
        school: org(row.siteCode ?? ''),
        course: { sourcedId: row.courseId, type: 'course' },
        terms: [{ sourcedId: row.termCode, type: 'academicSession' }],
      })),
    enrollments: async () => [
      ...(await all('sections')).flatMap(teachersOf),
      ...(await all('roster')).map((row, index) => ({
        ...recordOf('roster', 'oneroster', row),
        sourcedId: `enr-${index}`,
        status: 'active',
        role: 'student',
        userSourcedId: undefined,
        classSourcedId: undefined,
        schoolSourcedId: undefined,
        user: { sourcedId: `user-${row.studentId}`, type: 'user' },
        class: { sourcedId: row.sectionId, type: 'class' },
        school: org(row.siteCode ?? ''),
      })),
    ],
  }
}

/** OneRoster keeps the teachers of a class beside its students. */
const teachersOf = ({ sectionId, siteCode, primaryStaffId, coTeacherIds }: SimulatedRow): SimulatedRecord[] =>
  [primaryStaffId, ...(coTeacherIds ?? '').split(/[;|,]/)].filter(Boolean).map((staffId) => ({
    sourcedId: `enr-${sectionId}-${staffId}`,
    status: 'active',
    role: 'teacher',
    primary: String(staffId === primaryStaffId),
    user: { sourcedId: `user-${staffId}`, type: 'user' },
    class: { sourcedId: sectionId, type: 'class' },
    school: org(siteCode ?? ''),
  }))

const org = (code: string) => ({ sourcedId: `org-${code}`, type: 'org' })

/** Each period once, though every school has it. */
const sessions = (rows: readonly SimulatedRow[]): SimulatedRecord[] => [
  ...new Map(
    rows.map((row) => [
      row.gradingPeriodCode,
      {
        ...recordOf('gradingPeriods', 'oneroster', row),
        schoolSourcedId: undefined,
        type: 'gradingPeriod',
        status: 'active',
      },
    ]),
  ).values(),
]
