import type { SisComponent } from '@edconsole/console-core'
import type { TableViewerMessages } from './messages.ts'
import type { TableDefinition } from './table-definition.ts'
import type { TableId } from './table-field.ts'

/** Where a table is found. */
export type TableEntry = {
  /** What its rows are imported as; the title of this component is what the table is called beside others. */
  readonly component: SisComponent
  /** Fetches its fields: a page that shows one table carries no other. */
  readonly load: () => Promise<TableDefinition>
}

/** The sixteen tables. */
export const TABLES = {
  'table-attendance': {
    component: 'attendance',
    load: async () => (await import('./tables/attendance.ts')).attendanceTable,
  },
  'table-behavior': {
    component: 'behavior',
    load: async () => (await import('./tables/behavior.ts')).behaviorTable,
  },
  'table-contacts': {
    component: 'contacts',
    load: async () => (await import('./tables/contacts.ts')).contactsTable,
  },
  'table-courses': {
    component: 'courses',
    load: async () => (await import('./tables/courses.ts')).coursesTable,
  },
  'table-enrollment': {
    component: 'enrollment',
    load: async () => (await import('./tables/enrollment.ts')).enrollmentTable,
  },
  'table-gradebooks': {
    component: 'gradebooks',
    load: async () => (await import('./tables/gradebooks.ts')).gradebooksTable,
  },
  'table-grading-periods': {
    component: 'gradingPeriods',
    load: async () => (await import('./tables/grading-periods.ts')).gradingPeriodsTable,
  },
  'table-report-cards': {
    component: 'reportCards',
    load: async () => (await import('./tables/report-cards.ts')).reportCardsTable,
  },
  'table-roster': {
    component: 'roster',
    load: async () => (await import('./tables/roster.ts')).rosterTable,
  },
  'table-sections': {
    component: 'sections',
    load: async () => (await import('./tables/sections.ts')).sectionsTable,
  },
  'table-sites': {
    component: 'sites',
    load: async () => (await import('./tables/sites.ts')).sitesTable,
  },
  'table-staff': {
    component: 'staff',
    load: async () => (await import('./tables/staff.ts')).staffTable,
  },
  'table-student-programs': {
    component: 'studentPrograms',
    load: async () => (await import('./tables/student-programs.ts')).studentProgramsTable,
  },
  'table-student-tags': {
    component: 'studentTags',
    load: async () => (await import('./tables/student-tags.ts')).studentTagsTable,
  },
  'table-students': {
    component: 'students',
    load: async () => (await import('./tables/students.ts')).studentsTable,
  },
  'table-transcripts': {
    component: 'transcripts',
    load: async () => (await import('./tables/transcripts.ts')).transcriptsTable,
  },
} as const satisfies { readonly [Id in TableId]: TableEntry }

type TableGroupIds = {
  readonly group: keyof TableViewerMessages['groups']
  readonly tables: readonly TableId[]
}

/** The tables as the rail lists them (ux 9.11). */
export const TABLE_GROUPS: readonly TableGroupIds[] = [
  {
    group: 'people',
    tables: [
      'table-students',
      'table-staff',
      'table-contacts',
      'table-student-tags',
      'table-student-programs',
    ],
  },
  { group: 'daily', tables: ['table-attendance', 'table-behavior', 'table-enrollment'] },
  { group: 'courses', tables: ['table-courses', 'table-sections', 'table-roster'] },
  {
    group: 'grades',
    tables: ['table-gradebooks', 'table-grading-periods', 'table-report-cards', 'table-transcripts'],
  },
  { group: 'places', tables: ['table-sites'] },
]
