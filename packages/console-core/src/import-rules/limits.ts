/** When an import as a whole is stopped or held. Shares are of 1, lengths are characters. */
export const IMPORT_LIMITS = {
  /** A component that refuses a larger share of its rows fails, and nothing of it is loaded. */
  rejectedShare: 0.25,
  /** A full file with fewer rows than this share of the last one counts as cut off (E005). */
  shrunkShare: 0.5,
  /** Below this many rows last time, a smaller file says nothing. */
  shrunkFrom: 20,
  /** Findings keep at most this much of a value. */
  valueLength: 200,
  /** Days around the school year in which an enrollment may begin or end. */
  enrollmentDays: 400,
  earliestBirthDate: '1900-01-01',
} as const
