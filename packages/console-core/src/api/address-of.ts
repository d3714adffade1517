import { type Query, stringifyQuery } from '../query/query-string.ts'
import type { Operation } from '../resources/operation.ts'

/** What decides a call's address. */
export type AddressInput = {
  params?: Readonly<Record<string, string | number>> | undefined
  query?: Query | undefined
}

/** An operation's path below `/api`, with its parameters. */
export const pathWith = (path: string, params: AddressInput['params'] = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))

/**
 * The address of a reading call below `/api`.
 * @example addressOf(districtsResource.list, { query: { limit: 2 } }) // '/district?limit=2'
 */
export const addressOf = (
  { path }: Pick<Operation, 'path'>,
  { params, query = {} }: AddressInput,
): string => {
  const asked = stringifyQuery(query)
  return `${pathWith(path, params)}${asked === '' ? '' : `?${asked}`}`
}
