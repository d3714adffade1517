/** ISO 639-3; unknown codes become `und`. Stored values and their labels. */
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
