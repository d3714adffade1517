import type { TableId } from '../viewer/table-field.ts'

/** Rows of another table that belong to a record. */
export type Related = {
  readonly table: TableId
  /** Fields that the other list is filtered by, each with the field of the record that holds the value. */
  readonly by: Readonly<Record<string, string>>
}

const ofStudent = (table: TableId): Related => ({ table, by: { studentId: 'studentId' } })
const student = ofStudent('table-students')
const ofSite = (table: TableId, field = 'siteCode'): Related => ({ table, by: { [field]: 'siteCode' } })
/** A section's id is its own within its site only. */
const SECTION_OF = { sectionId: 'sectionId', siteCode: 'siteCode' }
const ofSection = (table: TableId): Related => ({ table, by: SECTION_OF })

/** What is shown beside a record of each table, in the order of its tabs. */
export const RELATED: { readonly [Id in TableId]: readonly Related[] } = {
  'table-students': [
    ofStudent('table-enrollment'),
    ofStudent('table-roster'),
    ofStudent('table-attendance'),
    ofStudent('table-report-cards'),
    ofStudent('table-contacts'),
    ofStudent('table-student-programs'),
    ofStudent('table-student-tags'),
    ofStudent('table-behavior'),
    ofStudent('table-transcripts'),
  ],
  'table-sections': [ofSection('table-roster'), ofSection('table-gradebooks')],
  'table-staff': [{ table: 'table-sections', by: { primaryStaffId: 'staffId' } }],
  'table-sites': [
    ofSite('table-students'),
    ofSite('table-staff', 'primarySiteCode'),
    ofSite('table-sections'),
    ofSite('table-courses'),
    ofSite('table-grading-periods'),
  ],
  'table-courses': [{ table: 'table-sections', by: { courseId: 'courseId' } }],
  'table-roster': [student, ofSection('table-sections')],
  'table-gradebooks': [ofSection('table-sections'), ofSection('table-roster')],
  'table-grading-periods': [
    { table: 'table-report-cards', by: { gradingPeriodCode: 'gradingPeriodCode', siteCode: 'siteCode' } },
  ],
  'table-attendance': [student],
  'table-behavior': [student],
  'table-contacts': [student],
  'table-enrollment': [student],
  'table-report-cards': [student],
  'table-student-programs': [student],
  'table-student-tags': [student],
  'table-transcripts': [student],
}

/** What the other list is filtered by for one record; null where the record lacks what would name its rows. */
export function filterOf({ by }: Related, row: object): Readonly<Record<string, string>> | null {
  const entries = Object.entries(by).map(([field, own]) => [field, Reflect.get(row, own)] as const)
  const filter: Record<string, string> = {}
  for (const [field, value] of entries) {
    if (typeof value !== 'string' || value === '') return null
    filter[field] = value
  }
  return filter
}
