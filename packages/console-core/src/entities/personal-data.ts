/** Where the console hides personal data until somebody asks for it. */
export const PERSONAL_DATA_PLACES = [
  'records',
  'import',
  'export',
  'comparison',
  'removals',
  'request',
] as const
export type PersonalDataPlace = (typeof PERSONAL_DATA_PLACES)[number]

/**
 * Personal data that somebody asked to see: `POST /district/personal-data-shown`.
 * @example { place: 'records', subject: 'students' }
 */
export type PersonalDataShown = {
  place: PersonalDataPlace
  /** Which one there: a component of records, the number of a batch or of a request. */
  subject: string
}
