/**
 * A school year by its START year (R31); without one the empty string.
 * @example formatYearPair(2026) // '2026-2027'
 */
export const formatYearPair = (startYear: number | null | undefined): string =>
  typeof startYear === 'number' && Number.isFinite(startYear) ? `${startYear}-${startYear + 1}` : ''
