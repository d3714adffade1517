/** ISO 639-3; `und` is what a code becomes that nobody knows. The stored value, and what people read. */
export const LANGUAGES = {
  eng: 'English',
  spa: 'Spanish',
  vie: 'Vietnamese',
  zho: 'Chinese',
  yue: 'Cantonese',
  tgl: 'Tagalog',
  kor: 'Korean',
  arb: 'Arabic',
  hmn: 'Hmong',
  rus: 'Russian',
  hye: 'Armenian',
  pan: 'Punjabi',
  fas: 'Farsi',
  khm: 'Khmer',
  jpn: 'Japanese',
  und: 'Unknown',
} as const

export type LanguageCode = keyof typeof LANGUAGES
