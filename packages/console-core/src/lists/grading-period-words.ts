/** What span a grading period is. Stored values and their labels. */
export const SESSION_TYPES = {
  gradingPeriod: 'Grading period',
  term: 'Term',
  semester: 'Semester',
  schoolYear: 'School year',
} as const

/** Which part of the year a grading period is. Stored values and their labels. */
export const PERIOD_TYPES = {
  firstNineWeeks: 'First nine weeks',
  secondNineWeeks: 'Second nine weeks',
  thirdNineWeeks: 'Third nine weeks',
  fourthNineWeeks: 'Fourth nine weeks',
  firstTrimester: 'First trimester',
  secondTrimester: 'Second trimester',
  thirdTrimester: 'Third trimester',
  firstSemester: 'First semester',
  secondSemester: 'Second semester',
  summer: 'Summer',
  endOfYear: 'End of year',
} as const
