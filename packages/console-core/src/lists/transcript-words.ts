/** How an attempt at a course ended. Stored values and their labels. */
export const ATTEMPT_RESULTS = {
  pass: 'Pass',
  fail: 'Fail',
  incomplete: 'Incomplete',
  withdrawn: 'Withdrawn',
} as const

/** How a repeated course counts. Stored values and their labels. */
export const REPEAT_CODES = {
  none: 'None',
  replaced: 'Replaced',
  counted: 'Counted',
} as const
