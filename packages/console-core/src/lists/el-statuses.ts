/**
 * How far a student has come with English: California's words, then those of other states. Stored values and their
 * labels.
 */
export const EL_STATUSES = {
  EO: 'English only',
  EL: 'English learner',
  RFEP: 'Reclassified fluent English proficient',
  IFEP: 'Initially fluent English proficient',
  TBD: 'To be determined',
  LEP: 'Limited English proficient',
  FLEP: 'Formerly limited English proficient',
  NLEP: 'Never limited English proficient',
} as const

export type ElStatus = keyof typeof EL_STATUSES
