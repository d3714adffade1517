/** Digits as people write them: `(555) 555-0100`, with `x12` where there is an extension. Anything else stays as it is. */
export function formatPhone(digits: string): string {
  const [, area, exchange, line, extension] = /^(\d{3})(\d{3})(\d{4})(\d*)$/.exec(digits) ?? []
  if (line === undefined) return digits
  return `(${area}) ${exchange}-${line}${extension ? ` x${extension}` : ''}`
}
