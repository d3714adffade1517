const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/**
 * A count with thousands separators.
 * @example formatCount(18574) // '18,574'
 */
export const formatCount = (count: number | null | undefined): string =>
  typeof count === 'number' && Number.isFinite(count) ? counts.format(count) : ''
