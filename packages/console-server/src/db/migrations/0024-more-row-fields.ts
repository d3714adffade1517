import type { Migration } from './migration.ts'

type Indexed = {
  field: string
  /** What the lists compare: the spelling of `jsonField` in list-field.ts, for another one leaves the index unused. */
  expression: string
  /** Whose lists sort or filter by it. */
  components: readonly string[]
  /** The index that served fewer of them. */
  replaces?: string
}

const letters = (field: string, components: readonly string[], replaces?: string): Indexed => ({
  field,
  components,
  expression: `(data->>'${field}' collate "C")`,
  ...(replaces === undefined ? {} : { replaces }),
})

const GRADES = '{IT,PR,PK,TK,KG,01,02,03,04,05,06,07,08,09,10,11,12,13,PS,UG,OT}'

const indexed: readonly Indexed[] = [
  letters(
    'studentId',
    [
      ...['students', 'enrollment', 'contacts', 'roster', 'attendance', 'behavior', 'gradebooks'],
      ...['reportCards', 'transcripts', 'studentTags', 'studentPrograms'],
    ],
    'sis_rows_by_enrollment_studentid',
  ),
  letters(
    'siteCode',
    [
      ...['students', 'enrollment', 'gradingPeriods', 'courses', 'sections', 'roster', 'attendance'],
      ...['behavior', 'gradebooks', 'reportCards', 'studentPrograms'],
    ],
    'sis_rows_by_students_sitecode',
  ),
  letters(
    'sectionId',
    ['sections', 'roster', 'attendance', 'gradebooks', 'reportCards'],
    'sis_rows_by_sections_sectionid',
  ),
  letters('entryDate', ['students', 'enrollment'], 'sis_rows_by_enrollment_entrydate'),
  letters('mark', ['reportCards', 'transcripts'], 'sis_rows_by_transcripts_mark'),
  {
    field: 'gradeLevel',
    expression: `array_position('${GRADES}'::text[], data->>'gradeLevel')`,
    components: ['students', 'enrollment', 'behavior'],
    replaces: 'sis_rows_by_students_gradelevel',
  },
  {
    field: 'emailAddress',
    expression: `lower(data->>'emailAddress') collate "C"`,
    components: ['staff', 'contacts'],
    replaces: 'sis_rows_staff_emailaddress',
  },
  letters('stateStudentId', ['students']),
  letters('staffId', ['staff', 'gradebooks', 'reportCards']),
  letters('incidentId', ['behavior']),
  letters('attendanceCode', ['attendance']),
  letters('exitDate', ['enrollment']),
  letters('endDate', ['gradingPeriods', 'roster', 'studentTags']),
  letters('programEndDate', ['studentPrograms']),
]

const statements = ({ field, expression, components, replaces }: Indexed): string[] => {
  const names = components.map((component) => `'${component}'`).join(', ')
  const drop = replaces === undefined ? [] : [`drop index ${replaces}`]
  return [
    ...drop,
    `create index sis_rows_by_${components[0]}_${field.toLowerCase()}
      on sis_rows (lea, component, (${expression}), id) where component in (${names})`,
  ]
}

/** What the table viewer sorts and filters by beside the fields of step 0004, and which rows a batch touched. */
export const moreRowFields: Migration = {
  id: '0024-more-row-fields',
  statements: [
    ...indexed.flatMap(statements),
    'create index sis_rows_batch on sis_rows (lea, component, batch_id, id)',
    'create index import_results_started on import_results (lea, started_at, etl_status_id)',
  ],
}
