import { spread } from './one-of.ts'

/** What students need or are, made of their number: one in so many. */
export const studentNeeds = (n: number) => ({
  specialEducation: spread(n, 2, 14) === 0,
  section504: spread(n, 3, 50) === 0,
  giftedTalented: spread(n, 4, 24) === 0,
  homeless: spread(n, 5, 300) === 0,
  migrant: spread(n, 6, 400) === 0,
  fosterYouth: spread(n, 7, 500) === 0,
  economicallyDisadvantaged: spread(n, 8, 3) === 0,
})
