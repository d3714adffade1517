/** School types ([S3]). The first is blank; "Closed" closes a site for new data. */
export const SCHOOL_TYPES = [
  '',
  'Pre-School',
  'Elementary School',
  'Middle & K-8 School',
  'High School',
  'Continuation School',
  'Adult Education Facility',
  'Special Education Facility',
  'Other School',
  'Closed',
] as const

export type SchoolType = (typeof SCHOOL_TYPES)[number]
