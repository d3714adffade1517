/**
 * Returns a text with exactly one period at its end.
 * @example asSentence('Disk full') // 'Disk full.'
 */
export function asSentence(text: string): string {
  const trimmed = text.trim()
  return /[.!?…]$/.test(trimmed) ? trimmed.replace(/([^.])\.\.$/, '$1.') : `${trimmed}.`
}
