const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const
const sizes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/**
 * The size of a file, in steps of a thousand.
 * @param bytes nothing is said of null
 * @example formatFileSize(24_180) // '24.2 kB'
 */
export const formatFileSize = (bytes: number | null | undefined): string => {
  if (typeof bytes !== 'number' || !Number.isFinite(bytes) || bytes < 0) return ''
  // 999,960 would round to "1,000 kB"
  const unit = UNITS.findIndex((_, at) => bytes < 999.95 * 1000 ** at || at === UNITS.length - 1)
  return `${sizes.format(bytes / 1000 ** unit)} ${UNITS[unit]}`
}
