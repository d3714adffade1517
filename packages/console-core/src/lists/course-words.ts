/** What a course is about. Stored values and their labels. */
export const COURSE_SUBJECTS = {
  ELA: 'ELA',
  Math: 'Math',
  Science: 'Science',
  'Social Science': 'Social Science',
  'World Language': 'World Language',
  PE: 'PE',
  Health: 'Health',
  Arts: 'Arts',
  CTE: 'CTE',
  ELD: 'ELD',
  'Special Education': 'Special Education',
  Elective: 'Elective',
  Homeroom: 'Homeroom',
  Other: 'Other',
} as const

/** How demanding a course is, or whom it is for. Stored values and their labels. */
export const COURSE_LEVELS = {
  general: 'General',
  honors: 'Honors',
  ap: 'AP',
  ib: 'IB',
  dualEnrollment: 'Dual enrollment',
  remedial: 'Remedial',
  specialEducation: 'Special education',
} as const
