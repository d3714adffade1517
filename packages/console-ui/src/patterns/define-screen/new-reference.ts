/** Names one crash for the reader and for error reporting: `7f3a-20c1`. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 4)}-${hex.slice(4)}`
}
