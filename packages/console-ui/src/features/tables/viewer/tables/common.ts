import type { TableField } from '../table-definition.ts'

/** The student whom a row is about. */
export const LOCAL_ID = {
  field: 'studentId',
  title: 'Local ID',
  kind: 'code',
  refersTo: 'table-students',
} as const satisfies TableField

/** Who that is, read from the students as stored now. */
export const STUDENT_NAME = {
  field: 'studentName',
  title: 'Student',
  kind: 'text',
  hidden: true,
} as const satisfies TableField

export const SITE = {
  field: 'siteCode',
  title: 'Site',
  kind: 'code',
  refersTo: 'table-sites',
} as const satisfies TableField

export const COURSE = {
  field: 'courseId',
  title: 'Course',
  kind: 'code',
  refersTo: 'table-courses',
} as const satisfies TableField

export const SECTION = {
  field: 'sectionId',
  title: 'Section',
  kind: 'code',
  refersTo: 'table-sections',
} as const satisfies TableField

export const TERM = { field: 'termCode', title: 'Term', kind: 'code' } as const satisfies TableField

/** The one who teaches. */
export const TEACHER = {
  field: 'staffId',
  title: 'Teacher ID',
  kind: 'code',
  refersTo: 'table-staff',
} as const satisfies TableField

const address = { kind: 'text', hidden: true } as const
/** Where somebody or something is. */
export const ADDRESS = [
  { field: 'address1', title: 'Address', ...address },
  { field: 'address2', title: 'Address, second line', ...address },
  { field: 'city', title: 'City', ...address },
  { field: 'state', title: 'State', ...address, kind: 'code' },
  { field: 'zip', title: 'ZIP', ...address, kind: 'code' },
] as const satisfies readonly TableField[]

/** The same of a person: masked until asked for. */
export const HOME_ADDRESS = ADDRESS.map((field) => ({ ...field, personal: true as const }))
