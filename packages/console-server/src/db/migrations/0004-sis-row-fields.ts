import type { Migration } from './migration.ts'

type Indexed = {
  field: string
  /** What the lists compare: the spelling of `jsonField` in list-field.ts, for another one leaves the index unused. */
  expression: string
  /** Whose lists sort or filter by it. */
  components: readonly string[]
}

const stored = (field: string, blank?: string) =>
  blank === undefined ? `data->>'${field}'` : `coalesce(data->>'${field}', '${blank}')`
const letters = (field: string, components: readonly string[], blank?: string): Indexed => ({
  field,
  components,
  expression: `(${stored(field, blank)} collate "C")`,
})
const text = (field: string, components: readonly string[], blank?: string): Indexed => ({
  field,
  components,
  expression: `lower(${stored(field, blank)}) collate "C"`,
})
const number = (field: string, components: readonly string[]): Indexed => ({
  field,
  components,
  expression: `(${stored(field)})::numeric`,
})
const flag = (field: string, components: readonly string[]): Indexed => ({
  field,
  components,
  expression: `(${stored(field, 'false')})::boolean`,
})

const GRADES = '{IT,PR,PK,TK,KG,01,02,03,04,05,06,07,08,09,10,11,12,13,PS,UG,OT}'

const indexed: readonly Indexed[] = [
  letters('studentId', [
    ...['enrollment', 'contacts', 'roster', 'attendance', 'behavior', 'gradebooks'],
    ...['reportCards', 'transcripts', 'studentTags', 'studentPrograms'],
  ]),
  letters('siteCode', [
    ...['students', 'enrollment', 'gradingPeriods', 'courses', 'sections', 'roster', 'attendance'],
    ...['behavior', 'reportCards', 'studentPrograms'],
  ]),
  letters('courseId', ['courses', 'sections', 'roster', 'reportCards', 'transcripts']),
  letters('sectionId', ['sections', 'roster', 'gradebooks', 'reportCards']),
  letters('startDate', ['gradingPeriods', 'roster', 'studentTags']),
  letters('gradingPeriodCode', ['gradingPeriods', 'reportCards']),
  text('courseTitle', ['courses', 'transcripts']),
  {
    field: 'gradeLevel',
    expression: `array_position('${GRADES}'::text[], data->>'gradeLevel')`,
    components: ['students', 'enrollment'],
  },
  letters('enrollmentStatus', ['students'], 'enrolled'),
  letters('entryDate', ['enrollment']),
  number('sequence', ['gradingPeriods']),
  letters('sessionType', ['gradingPeriods'], 'gradingPeriod'),
  text('lastName', ['contacts']),
  letters('relationship', ['contacts']),
  number('priority', ['contacts']),
  flag('isPrimary', ['contacts']),
  letters('languageCode', ['contacts']),
  letters('department', ['courses'], 'Other'),
  letters('courseLevel', ['courses']),
  number('credits', ['courses']),
  letters('primaryStaffId', ['sections']),
  letters('attendanceDate', ['attendance']),
  letters('attendanceCategory', ['attendance']),
  letters('incidentDate', ['behavior']),
  letters('behaviorCategory', ['behavior']),
  letters('gradebookId', ['gradebooks']),
  letters('dueDate', ['gradebooks']),
  number('score', ['gradebooks']),
  number('markNumeric', ['reportCards']),
  letters('postedDate', ['reportCards']),
  number('academicYear', ['transcripts']),
  number('creditEarned', ['transcripts']),
  letters('mark', ['transcripts']),
  letters('tagCode', ['studentTags']),
  letters('tagCategory', ['studentTags'], 'group'),
  letters('programCode', ['studentPrograms']),
  letters('programStartDate', ['studentPrograms']),
  text('siteCode', ['sites']),
  text('schoolType', ['sites'], ''),
]

// One index serves a field of several components: each index of the table costs every question some planning.
const statement = ({ field, expression, components }: Indexed): string => {
  const name = `sis_rows_by_${components[0]}_${field}`.toLowerCase()
  const names = components.map((component) => `'${component}'`).join(', ')
  return `create index ${name} on sis_rows (lea, component, (${expression}), id) where component in (${names})`
}

/** Codes and dates are compared letter by letter now, and grades by their order; the step before took all of them for text. */
const replaced = [
  ...['sites_schooltype', 'students_gradelevel', 'students_sitecode', 'students_enrollmentstatus'],
  ...['enrollment_studentid', 'enrollment_sitecode', 'enrollment_gradelevel', 'enrollment_entrydate'],
]

/** Every field of stored rows by which a list is sorted or filtered has an index (R46). */
export const sisRowFields: Migration = {
  id: '0004-sis-row-fields',
  statements: [
    ...replaced.map((name) => `drop index sis_rows_${name}`),
    'create index sis_rows_id on sis_rows (lea, component, id)',
    ...indexed.map(statement),
  ],
}
