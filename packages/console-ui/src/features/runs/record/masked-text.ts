/** What stands in the place of a hidden value. */
export const MASK = '••••••••'

/** A sentence with a personal value hidden in it, wherever it was quoted. */
export const maskedText = (text: string, value: string | null): string =>
  value ? text.replaceAll(value, MASK) : text
