/** What was found out before a rollover. Only `blocked` keeps it from starting. */
export type RolloverCheck = {
  key: string
  state: 'asking' | 'unknown' | 'passed' | 'warning' | 'blocked'
  text: string
}

/** How far a call has come. */
export type Asked = { loading: boolean; errors: readonly unknown[]; data?: unknown }

/**
 * One check, as far as its call has come.
 * @param what is looked at, for as long as nothing else can be said
 */
export const verdict = (
  key: string,
  what: string,
  { loading, errors, data }: Asked,
  judge: () => [state: 'passed' | 'warning' | 'blocked', text: string],
): RolloverCheck => {
  if (loading) return { key, state: 'asking', text: what }
  if (errors.length > 0 || data === undefined) return { key, state: 'unknown', text: what }
  const [state, text] = judge()
  return { key, state, text }
}

const NAMES_MAX = 3

/** The first names, and how many more there are: `Students, Staff, Sections and 4 more`. */
export const namesOf = (items: readonly { name: string }[]): string => {
  const shown = items.slice(0, NAMES_MAX).map(({ name }) => name)
  const more = items.length - shown.length
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
