/** Codes of findings about values that are right in the SIS, and that a spreadsheet has changed on their way: a new file helps. */
const SPOILED_CODES: ReadonlySet<string> = new Set(['V014', 'R011'])

/** Whether rows with this code need a new file, and nothing in the SIS. */
export const needsNewFile = (errorCode: string): boolean => SPOILED_CODES.has(errorCode)
