import qs from 'qs'
import { isRecord } from '../api/is-record.ts'

export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue }

/** What stands behind the question mark, in nested keys ([S2], R16). Parsed values are always strings. */
export type Query = { readonly [key: string]: QueryValue }

/**
 * Reads an address's query; never fails, whatever was typed.
 * @example parseQuery('?filter[status][0]=failed') // { filter: { status: ['failed'] } }
 */
export const parseQuery = (search: string): Query => {
  const parsed: unknown = qs.parse(search, { ignoreQueryPrefix: true, depth: 5, arrayLimit: 100 })
  return isQuery(parsed) ? parsed : {}
}

/**
 * Writes a query with indices and readable brackets; empty and absent values leave no trace.
 * @example stringifyQuery({ filter: { status: ['failed'] } }) // 'filter[status][0]=failed'
 */
export const stringifyQuery = (query: Query): string =>
  qs.stringify(query, { arrayFormat: 'indices', skipNulls: true, encodeValuesOnly: true })

const NO_KEYS: Query = {}

/** A group of a query's keys, such as `filter`; empty where a single value or nothing is in its place. */
export const queryGroup = (value: Query[string]): Query => (isGroup(value) ? value : NO_KEYS)

const isGroup = (value: Query[string]): value is Query => isRecord(value)

// qs gives strings, lists and plain objects only.
const isQuery = (value: unknown): value is Query => typeof value === 'object' && value !== null
