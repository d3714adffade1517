import type { Gradebook } from '../entities/gradebook.ts'
import { optional, type RowFields, required } from './row-field.ts'

export const GRADEBOOK_FIELDS = {
  gradebookId: required.code,
  gradebookName: required.text,
  sectionId: required.code,
  courseId: optional.code,
  staffId: optional.code,
  siteCode: required.code,
  termCode: optional.code,
  assignmentId: optional.code,
  assignmentTitle: optional.text,
  category: optional.text,
  categoryWeight: optional.number,
  assignedDate: optional.date,
  dueDate: optional.date,
  pointsPossible: optional.number,
  studentId: optional.code,
  score: optional.number,
  scoreStatus: optional.code,
  comment: optional.text,
} as const satisfies RowFields<Gradebook>
