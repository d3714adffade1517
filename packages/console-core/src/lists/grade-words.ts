/** When a mark was given. Stored values and their labels. */
export const GRADE_TYPES = {
  progress: 'Progress',
  quarter: 'Quarter',
  trimester: 'Trimester',
  semester: 'Semester',
  exam: 'Exam',
  final: 'Final',
} as const

/** How far a score of the gradebook is. Stored values and their labels. */
export const SCORE_STATUSES = {
  exempt: 'Exempt',
  fullyGraded: 'Fully graded',
  notSubmitted: 'Not submitted',
  partiallyGraded: 'Partially graded',
  submitted: 'Submitted',
} as const
