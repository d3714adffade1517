/** Genders of people. Stored values and their labels. */
export const GENDERS = { F: 'Female', M: 'Male', X: 'Nonbinary', U: 'Unspecified' } as const

export type Gender = keyof typeof GENDERS
