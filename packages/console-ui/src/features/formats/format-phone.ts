/**
 * Digits as people write them, with what follows the tenth as an extension. Anything else stays as it is.
 * @example formatPhone('555555010012') // '(555) 555-0100 x12'
 */
export function formatPhone(digits: string): string {
  const [, area, exchange, line, extension] = /^(\d{3})(\d{3})(\d{4})(\d*)$/.exec(digits) ?? []
  if (line === undefined) return digits
  return `(${area}) ${exchange}-${line}${extension ? ` x${extension}` : ''}`
}
