/** What a new database starts with: nothing, two small districts for tests, or the whole demonstration. */
export type SeedKind = 'empty' | 'small' | 'demo'

export const isSeedKind = (word: string): word is SeedKind =>
  word === 'empty' || word === 'small' || word === 'demo'
