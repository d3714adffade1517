import type { RouteDef } from '../route-def.ts'

const base = {
  audience: 'signed-in',
  scope: 'district',
  section: 'explorer',
  digits: ['districtId'],
} as const

const table = <Name extends string, Title extends string>(name: Name, title: Title) =>
  ({
    ...base,
    parent: 'table-viewer',
    path: `/:districtId/table-viewer/${name}` as `/:districtId/table-viewer/${Name}`,
    title,
  }) as const

/** The read-only tables. The page of `sections` is titled "Report Card" ([S2.2]). */
export const tableViewerRoutes = {
  'table-viewer': {
    ...base,
    path: '/:districtId/table-viewer',
    title: 'Table Viewer',
    access: { all: ['ROLE_TABLE_VIEWER_VIEW'] },
    redirect: { kind: 'children', ids: ['table-students'], remember: true },
  },
  'table-attendance': table('attendance', 'Attendance'),
  'table-gradebooks': table('gradebooks', 'Gradebooks'),
  'table-grading-periods': table('grading-periods', 'Grading Periods'),
  'table-roster': table('roster', 'Roster'),
  'table-courses': table('courses', 'Courses'),
  'table-contacts': table('contacts', 'Contacts'),
  'table-sections': table('sections', 'Report Card'),
  'table-staff': table('staff', 'Staff'),
  'table-students': table('students', 'Students'),
  'table-student-tags': table('student-tags', 'Student Tags'),
  'table-student-programs': table('student-programs', 'Student Programs'),
  'table-sites': table('sites', 'Sites'),
  'table-report-cards': table('report-cards', 'Report Cards'),
  'table-transcripts': table('transcripts', 'Transcripts'),
  'table-behavior': table('behavior', 'Behavior'),
  'table-enrollment': table('enrollment', 'Enrollment'),
} as const satisfies Record<string, RouteDef>
