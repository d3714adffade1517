/** Races as they are reported; Hispanic or Latino is a question of its own. The stored value, and what people read. */
export const RACES = {
  AMI: 'American Indian or Alaska Native',
  ASI: 'Asian',
  BLA: 'Black or African American',
  PAC: 'Native Hawaiian or Other Pacific Islander',
  WHI: 'White',
  MUL: 'Two or more',
} as const

export type Race = keyof typeof RACES
