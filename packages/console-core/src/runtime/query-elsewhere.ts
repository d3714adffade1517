import { type Query, queryGroup } from '../query/query-string.ts'

/** Keys that name a record of one district, and the page, which counts that district's rows. */
const OF_ONE_DISTRICT = ['batch', 'row', 'account', 'column', 'values', 'code', 'page']

/**
 * What of an address's query still makes sense in another district (ux 4.6): filters, sort and size of a list stay,
 * whatever names a record goes.
 * @example queryElsewhere({ size: '100', row: '1204' }) // { size: '100' }
 */
export const queryElsewhere = (query: Query = {}): Query => {
  const rest = without(query, (key) => OF_ONE_DISTRICT.includes(key))
  const filter = without(queryGroup(rest.filter), (field) => /^id$|Id$/.test(field))
  const isEmpty = Object.keys(filter).length === 0
  return isEmpty ? without(rest, (key) => key === 'filter') : { ...rest, filter }
}

const without = (query: Query, goes: (key: string) => boolean): Query =>
  Object.fromEntries(Object.entries(query).filter(([key]) => !goes(key)))
