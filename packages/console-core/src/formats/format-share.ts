/**
 * A part of a whole in percent. Never rounded up to 100% nor down to 0%, so that one refused row stays visible.
 * @example formatShare(41_871, 41_872) // '99.99%'
 */
export const formatShare = (part: number, whole: number): string => {
  if (!(whole > 0) || !Number.isFinite(part) || !Number.isFinite(whole)) return ''
  if (part === whole) return '100%'
  if (part === 0) return '0%'
  const percent = (part / whole) * 100
  return part < whole && part > 0
    ? `${Math.min(99.99, Math.max(0.01, percent)).toFixed(2)}%`
    : `${percent.toFixed(2)}%`
}
