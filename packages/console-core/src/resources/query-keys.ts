import type { Operation } from './operation.ts'

/** What stands behind the question mark of every list (R16, R46). */
export const LIST_QUERY_KEYS = ['limit', 'offset', 'sort', 'filter', 'search', 'facets'] as const

/** Whether a call may carry the code of a district (R18). */
export const takesLea = ({ lea, query }: Pick<Operation, 'lea' | 'query'>): boolean =>
  lea !== undefined || query?.includes('lea') === true

/** The outermost query keys that a call knows. Whatever else is asked is refused. */
export const queryKeysOf = (operation: Pick<Operation, 'lea' | 'query' | 'list'>): readonly string[] => [
  ...new Set([
    ...(takesLea(operation) ? ['lea'] : []),
    ...(operation.list ? LIST_QUERY_KEYS : []),
    ...(operation.query ?? []),
  ]),
]
