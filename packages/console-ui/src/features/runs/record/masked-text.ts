/** What stands in the place of a hidden value. */
export const MASK = '••••••••'

/**
 * Hides a personal value in a sentence whose parameters are unknown: wherever it stands by itself, so that no letters of
 * other words are hidden.
 */
export const maskedText = (text: string, value: string | null): string => {
  if (!value) return text
  const escaped = value.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'), MASK)
}
