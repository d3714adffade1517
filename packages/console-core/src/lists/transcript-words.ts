/** How an attempt at a course ended. The stored value, and what people read. */
export const ATTEMPT_RESULTS = {
  pass: 'Pass',
  fail: 'Fail',
  incomplete: 'Incomplete',
  withdrawn: 'Withdrawn',
} as const

/** How a repeated course counts. The stored value, and what people read. */
export const REPEAT_CODES = {
  none: 'None',
  replaced: 'Replaced',
  counted: 'Counted',
} as const
