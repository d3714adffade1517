/** Races as they are reported; Hispanic or Latino is a question of its own. Stored values and their labels. */
export const RACES = {
  AMI: 'American Indian or Alaska Native',
  ASI: 'Asian',
  BLA: 'Black or African American',
  PAC: 'Native Hawaiian or Other Pacific Islander',
  WHI: 'White',
  MUL: 'Two or more',
} as const

export type Race = keyof typeof RACES
