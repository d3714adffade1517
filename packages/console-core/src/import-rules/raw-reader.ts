import type { BoundColumn } from './match-headers.ts'

/** What a row says in a column before anything is made of it: a field, several with a space between, or a constant. */
export const createRawReader = ({
  mapping,
  indexes,
}: Pick<BoundColumn, 'mapping' | 'indexes'>): ((fields: readonly string[]) => string) => {
  const { mappingType, fixedValue } = mapping
  if (mappingType === 'fixed' && fixedValue !== null) return () => fixedValue
  const [only, ...others] = indexes
  if (only === undefined) return () => ''
  if (others.length === 0) return (fields) => fields[only] ?? ''
  return (fields) =>
    indexes
      .map((i) => fields[i]?.trim() ?? '')
      .filter(Boolean)
      .join(' ')
}
