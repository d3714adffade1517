/** What a new database starts with: nothing, two small districts for tests, the whole demonstration, or many districts. */
export type SeedKind = 'empty' | 'small' | 'demo' | 'scale'

export const isSeedKind = (word: string): word is SeedKind =>
  word === 'empty' || word === 'small' || word === 'demo' || word === 'scale'

/** Whether it holds invented people with files to import and a history. */
export const isDemonstration = (kind: SeedKind): kind is 'small' | 'demo' =>
  kind === 'small' || kind === 'demo'
