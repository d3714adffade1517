/** What an enrollment is for. Stored values and their labels. */
export const ENROLLMENT_TYPES = {
  primary: 'Primary',
  secondary: 'Secondary',
  shortTerm: 'Short term',
  service: 'Service',
} as const

/** Who pays tuition. Stored values and their labels. */
export const TUITION_TYPES = {
  none: 'None',
  paid: 'Paid',
  state: 'State',
} as const

/** Whether a student is there. Stored values and their labels. */
export const ENROLLMENT_STATUSES = {
  enrolled: 'Enrolled',
  preEnrolled: 'Pre-enrolled',
  withdrawn: 'Withdrawn',
  graduated: 'Graduated',
  noShow: 'No show',
} as const

/** Why a student came. Stored values and their labels. */
export const ENTRY_CODES = {
  E: 'New',
  R: 'Returning',
  T: 'Transfer in the district',
  S: 'From another district',
  O: 'From another state',
} as const

/** Why a student left. Stored values and their labels. */
export const EXIT_CODES = {
  T160: 'Transfer to a public school',
  T180: 'Transfer to a private school',
  T240: 'Out of state',
  E155: 'Year end, same school',
  E230: 'Completed',
  N420: 'No show',
  E400: 'Unknown',
} as const
