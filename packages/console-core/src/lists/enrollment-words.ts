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
