/** Genders of people. The stored value, and what people read. */
export const GENDERS = { F: 'Female', M: 'Male', X: 'Nonbinary', U: 'Unspecified' } as const

export type Gender = keyof typeof GENDERS
