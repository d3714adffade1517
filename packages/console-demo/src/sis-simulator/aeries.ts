import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import { Hono } from 'hono'
import type { Installation, SimulatedRow } from './installation.ts'
import { recordOf, type SimulatedRecord, type Tables } from './tables.ts'

/** Lists of one school, as records of their own. */
const OF_SCHOOLS: { readonly [path: string]: ImportedComponent } = {
  terms: 'gradingPeriods',
  contacts: 'contacts',
  sections: 'sections',
  enrollment: 'enrollment',
  classes: 'roster',
  AssertiveDiscipline: 'behavior',
  ReportCard: 'reportCards',
  Transcript: 'transcripts',
}

/** Aeries, as far as the console asks it. */
export const aeriesApp = (
  { schoolYear, keys, failure }: Pick<Installation, 'schoolYear' | 'keys' | 'failure'>,
  tables: Tables,
): Hono => {
  const app = new Hono()
  app.get('/api/v5/systeminfo', (c) =>
    c.json({
      AeriesVersion: '9.26.9.14',
      // A year that is not there is answered with the one that is.
      DatabaseYear: `${schoolYear}-${schoolYear + 1}`,
      AvailableDatabaseYears: [`${schoolYear}-${schoolYear + 1}`],
    }),
  )
  app.use('/api/v5/*', async (c, next) => {
    const isKnown = c.req.header('aeries-cert') === keys.sisApiKey && failure !== 'keysRefused'
    if (!isKnown) return c.json({ Message: 'Invalid certificate' }, 401)
    const isSchools = c.req.path.endsWith('/schools')
    if (failure === 'nothingPermitted' || (failure === 'noPermission' && !isSchools))
      return c.json({ Message: 'No permission' }, 403)
    return next()
  })
  const records = (component: ImportedComponent, rows: readonly SimulatedRow[] = []) =>
    rows.map((row) => aeriesRecord(component, row))

  app.get('/api/v5/schools', async (c) => {
    const { all } = await tables('sites')
    const district = { SchoolCode: 0, Name: 'District Office' }
    return c.json([district, ...(failure === 'noSchools' ? [] : records('sites', all))])
  })
  app.get('/api/v5/staff', async (c) => c.json((await tables('staff')).all.map(staffRecord)))
  app.get('/api/v5/courses', async (c) => c.json(records('courses', (await tables('courses')).all)))
  app.get('/api/v5/schools/:school/students', async (c) => {
    const { StartingRecord: from = '1', EndingRecord: to = 'Infinity' } = c.req.query()
    const rows = (await tables('students')).ofSite.get(c.req.param('school')) ?? []
    return c.json(records('students', rows.slice(Number(from) - 1, Number(to))))
  })
  for (const [path, component] of Object.entries(OF_SCHOOLS))
    app.get(`/api/v5/schools/:school/${path}`, async (c) =>
      c.json(records(component, (await tables(component)).ofSite.get(c.req.param('school')))),
    )
  app.get('/api/v5/schools/:school/attendance', async (c) =>
    c.json(attendance((await tables('attendance')).ofSite.get(c.req.param('school')) ?? [])),
  )
  app.get('/api/v5/schools/:school/StudentGroups', async (c) =>
    c.json(groups((await tables('studentTags')).ofSite.get(c.req.param('school')) ?? [])),
  )
  app.get('/api/v5/schools/:school/students/:student/programs', async (c) => {
    const { school, student } = c.req.param()
    const rows = (await tables('studentPrograms')).ofStudent.get(student) ?? []
    return c.json(
      records(
        'studentPrograms',
        rows.filter(({ siteCode }) => siteCode === school),
      ),
    )
  })

  const gradebookRows = async (fits: (row: SimulatedRow) => boolean, key: 'gradebookId' | 'assignmentId') => {
    const rows = (await tables('gradebooks')).all.filter(fits)
    return [...new Map(rows.toReversed().map((row) => [row[key], row])).values()].toReversed()
  }
  app.get('/api/v5/schools/:school/sections/:section/gradebooks', async (c) => {
    const { school, section } = c.req.param()
    const rows = await gradebookRows(
      ({ siteCode, sectionId }) => siteCode === school && sectionId === section,
      'gradebookId',
    )
    return c.json(records('gradebooks', rows).map(pick('GradebookNumber', 'Name', 'StaffID', 'TermCode')))
  })
  app.get('/api/v5/gradebooks/:book/assignments', async (c) => {
    const rows = await gradebookRows(({ gradebookId }) => gradebookId === c.req.param('book'), 'assignmentId')
    return c.json(records('gradebooks', rows).map(without('StudentID', 'NumberCorrect', 'Name')))
  })
  app.get('/api/v5/gradebooks/:book/assignments/:assignment/scores', async (c) => {
    const { book, assignment } = c.req.param()
    const rows = (await tables('gradebooks')).all.filter(
      ({ gradebookId, assignmentId }) => gradebookId === book && assignmentId === assignment,
    )
    return c.json(records('gradebooks', rows).map(pick('StudentID', 'NumberCorrect', 'Comment')))
  })
  return app
}

/** Numbers are numbers where they read the same. */
const aeriesRecord = (component: ImportedComponent, row: SimulatedRow): SimulatedRecord =>
  Object.fromEntries(
    Object.entries(recordOf(component, 'aeries', row)).map(([name, value]) => [name, numeric(value)]),
  )

const numeric = (value: unknown): unknown =>
  typeof value === 'string' && /^(0|[1-9]\d{0,8})$/.test(value) ? Number(value) : value

const staffRecord = (row: SimulatedRow): SimulatedRecord => {
  const { SchoolCodes, ...record } = recordOf('staff', 'aeries', row)
  const codes = String(SchoolCodes ?? '').split(/[;|,]/)
  return {
    ...record,
    SchoolAccessPermissions: codes.map((SchoolCode) => ({ SchoolCode, ReadOnlyAccess: false })),
  }
}

const attendance = (rows: readonly SimulatedRow[]): SimulatedRecord[] =>
  [...Map.groupBy(rows, ({ studentId = '' }) => studentId)].map(([StudentID, own]) => ({
    StudentID,
    SchoolCode: own[0]?.siteCode,
    AttendanceDays: [...Map.groupBy(own, ({ attendanceDate = '' }) => attendanceDate)].map(
      ([CalendarDate, day]) => {
        const whole = day.find(({ period }) => !period)
        const periods = day.filter(({ period }) => Boolean(period))
        return {
          CalendarDate,
          AllDayAttendanceCode: whole?.attendanceCode ?? null,
          Classes: periods.map(({ period, sectionId, attendanceCode }) => ({
            Period: period,
            SectionNumber: sectionId,
            AttendanceCode: attendanceCode,
          })),
        }
      },
    ),
  }))

const groups = (rows: readonly SimulatedRow[]): SimulatedRecord[] =>
  [...Map.groupBy(rows, ({ tagCode = '' }) => tagCode).values()].map((members) => ({
    GroupCode: members[0]?.tagCode,
    GroupName: members[0]?.tagName,
    Students: members.map((member) =>
      pick('StudentID', 'StartDate', 'EndDate')(recordOf('studentTags', 'aeries', member)),
    ),
  }))

const pick =
  (...names: readonly string[]) =>
  (record: SimulatedRecord): SimulatedRecord =>
    Object.fromEntries(names.map((name) => [name, record[name]]))

const without =
  (...names: readonly string[]) =>
  (record: SimulatedRecord): SimulatedRecord =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
