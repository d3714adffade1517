import type { Section } from '../entities/section.ts'
import { list, optional, type RowFields, required } from './row-field.ts'

export const SECTION_FIELDS = {
  sectionId: required.code,
  courseId: required.code,
  siteCode: required.code,
  termCode: required.code,
  sectionTitle: optional.text,
  classType: { kind: 'code', blank: 'scheduled' },
  primaryStaffId: optional.code,
  coTeacherIds: list,
  periods: list,
  room: optional.text,
  startDate: optional.date,
  endDate: optional.date,
  maxStudents: optional.number,
  studentCount: { kind: 'number', blank: 0 },
  gradeLevels: list,
} as const satisfies RowFields<Section>
