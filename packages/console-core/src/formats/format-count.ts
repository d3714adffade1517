const DEFAULT_LOCALE = 'en-US'

const formatsOf = (locale: string) => ({
  numbers: new Intl.NumberFormat(locale),
  counts: new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
  sizes: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
  percent: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  compact: new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
})

let formats = formatsOf(DEFAULT_LOCALE)

/** Sets the locale of all numbers on this page; one that isn't known leaves US English. */
export const setNumberLocale = (locale: string = DEFAULT_LOCALE): void => {
  if (locale !== formats.counts.resolvedOptions().locale) formats = formatsOf(knownLocale(locale))
}

const knownLocale = (locale: string): string => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? DEFAULT_LOCALE
  } catch {
    return DEFAULT_LOCALE
  }
}

const forms = new Intl.PluralRules('en-US')

/**
 * Formats a count with thousands separators.
 * @example formatCount(18574) // '18,574'
 */
export const formatCount = (count: number | null | undefined): string =>
  typeof count === 'number' && Number.isFinite(count) ? formats.counts.format(count) : ''

/**
 * Formats a number that may have a fraction.
 * @example formatNumber(19.3) // '19.3'
 */
export const formatNumber = (value: number): string => formats.numbers.format(value)

/**
 * Formats a count in few characters.
 * @example formatCompact(18574) // '18.6K'
 */
export const formatCompact = (count: number): string => formats.compact.format(count)

/**
 * Returns the word that goes with a count.
 * @example plural(2, 'is', 'are') // 'are'
 */
export const plural = (count: number, one: string, other: string): string =>
  forms.select(count) === 'one' ? one : other

/**
 * Formats a count with its noun.
 * @example countOf(18574, 'row', 'rows') // '18,574 rows'
 */
export const countOf = (count: number, one: string, other: string): string =>
  `${formatCount(count)} ${plural(count, one, other)}`

/**
 * Formats a share in percent. Never rounds up to 100% or down to 0%, so that a single rejected row stays visible.
 * @example formatShare(41_871, 41_872) // '99.99%'
 */
export const formatShare = (part: number, whole: number): string => {
  if (!(whole > 0) || !Number.isFinite(part) || !Number.isFinite(whole)) return ''
  if (part === whole) return '100%'
  if (part === 0) return '0%'
  const percent = (part / whole) * 100
  const shown = part < whole && part > 0 ? Math.min(99.99, Math.max(0.01, percent)) : percent
  return `${formats.percent.format(shown)}%`
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/**
 * Formats a file size in steps of a thousand. Null becomes an empty text.
 * @example formatFileSize(24_180) // '24.2 kB'
 */
export const formatFileSize = (bytes: number | null | undefined): string => {
  if (typeof bytes !== 'number' || !Number.isFinite(bytes) || bytes < 0) return ''
  // 999,960 would round to "1,000 kB"
  const unit = UNITS.findIndex((_, at) => bytes < 999.95 * 1000 ** at || at === UNITS.length - 1)
  return `${formats.sizes.format(bytes / 1000 ** unit)} ${UNITS[unit]}`
}
