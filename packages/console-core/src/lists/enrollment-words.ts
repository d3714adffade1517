/** What an enrollment is for. The stored value, and what people read. */
export const ENROLLMENT_TYPES = {
  primary: 'Primary',
  secondary: 'Secondary',
  shortTerm: 'Short term',
  service: 'Service',
} as const

/** Who pays tuition. The stored value, and what people read. */
export const TUITION_TYPES = {
  none: 'None',
  paid: 'Paid',
  state: 'State',
} as const

/** Whether a student is there. The stored value, and what people read. */
export const ENROLLMENT_STATUSES = {
  enrolled: 'Enrolled',
  preEnrolled: 'Pre-enrolled',
  withdrawn: 'Withdrawn',
  graduated: 'Graduated',
  noShow: 'No show',
} as const

/** Why a student came. The stored value, and what people read. */
export const ENTRY_CODES = {
  E: 'New',
  R: 'Returning',
  T: 'Transfer in the district',
  S: 'From another district',
  O: 'From another state',
} as const

/** Why a student left. The stored value, and what people read. */
export const EXIT_CODES = {
  T160: 'Transfer to a public school',
  T180: 'Transfer to a private school',
  T240: 'Out of state',
  E155: 'Year end, same school',
  E230: 'Completed',
  N420: 'No show',
  E400: 'Unknown',
} as const
