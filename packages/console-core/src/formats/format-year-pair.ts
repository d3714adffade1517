/**
 * A school year by its START year (R31).
 * @example formatYearPair(2026) // '2026-2027'
 */
export const formatYearPair = (startYear: number): string => `${startYear}-${startYear + 1}`
