/**
 * Returns a text as a sentence that another one may follow: with one full stop, whether it came with its own or not.
 * @example asSentence('Disk full') // 'Disk full.'
 */
export function asSentence(text: string): string {
  const trimmed = text.trim()
  return /[.!?…]$/.test(trimmed) ? trimmed.replace(/([^.])\.\.$/, '$1.') : `${trimmed}.`
}
