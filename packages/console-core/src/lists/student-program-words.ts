/** What a program gives. Stored values and their labels. */
export const PROGRAM_TYPES = {
  specialEducation: 'Special education',
  section504: 'Section 504',
  englishLearner: 'English learner',
  gate: 'GATE',
  titleI: 'Title I',
  migrant: 'Migrant',
  homeless: 'Homeless',
  foster: 'Foster',
  lunchFree: 'Free lunch',
  lunchReduced: 'Reduced lunch',
  rsp: 'RSP',
  afterSchool: 'After school',
  cte: 'CTE',
  other: 'Other',
} as const

/** Why a student left a program. Stored values and their labels. */
export const PROGRAM_EXIT_REASONS = {
  completed: 'Completed',
  ineligible: 'Ineligible',
  moved: 'Moved',
  parentRequest: 'Parent request',
  graduated: 'Graduated',
  other: 'Other',
} as const
