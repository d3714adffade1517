const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const forms = new Intl.PluralRules('en-US')

/**
 * A count with thousands separators.
 * @example formatCount(18574) // '18,574'
 */
export const formatCount = (count: number | null | undefined): string =>
  typeof count === 'number' && Number.isFinite(count) ? counts.format(count) : ''

/**
 * Picks the word that goes with a count.
 * @example plural(2, 'is', 'are') // 'are'
 */
export const plural = (count: number, one: string, other: string): string =>
  forms.select(count) === 'one' ? one : other

/**
 * A count with its noun.
 * @example countOf(18574, 'row', 'rows') // '18,574 rows'
 */
export const countOf = (count: number, one: string, other: string): string =>
  `${formatCount(count)} ${plural(count, one, other)}`
