import type { Authentication } from '@edconsole/console-core'
import { expiryOf } from '../expiry.ts'

/** How the list stands: as on the sign-in page, or by what ends first. */
export type ProviderOrder = 'signIn' | 'expiry'

/** As the sign-in page offers them: the default first, then by their own order. */
export const inSignInOrder = (rows: readonly Authentication[]): Authentication[] =>
  [...rows].sort(
    (a, b) =>
      Number(b.isDefault) - Number(a.isDefault) || orderOf(a) - orderOf(b) || Number(a.id) - Number(b.id),
  )

/** What ends first comes first; what doesn't end comes last, as on the sign-in page. */
export const soonestFirst = (
  rows: readonly Authentication[],
  now: Date,
  timeZone: string,
): Authentication[] => {
  const daysOf = (row: Authentication) => expiryOf(row, now, timeZone)?.days ?? Number.POSITIVE_INFINITY
  const inOrder = inSignInOrder(rows).map((row) => ({ row, days: daysOf(row) }))
  return inOrder.sort((a, b) => (a.days === b.days ? 0 : a.days - b.days)).map(({ row }) => row)
}

// A server that says nothing of it is asked in its own order.
const orderOf = ({ sortOrder }: Authentication): number => sortOrder ?? 0

/** What one row's `sortOrder` becomes. */
export type OrderChange = { readonly row: Authentication; readonly sortOrder: number }

/**
 * The fewest changes that move a row to its neighbor's place. The default stays out of it: it is first in any case, and
 * gets its own place back when it is no longer the default.
 * @param rows in their order
 */
export const orderChanges = (
  rows: readonly Authentication[],
  moved: Authentication,
  by: 1 | -1,
): OrderChange[] => {
  const movable = rows.filter(({ isDefault }) => !isDefault)
  const at = movable.findIndex(({ id }) => id === moved.id)
  const neighbor = movable[at + by]
  if (at < 0 || !neighbor) return []
  const wanted = movable.map((row, index) => (index === at ? neighbor : index === at + by ? moved : row))
  const places = movable.map(orderOf)
  const areDistinct = new Set(places).size === places.length
  return wanted.flatMap((row, index) => {
    const sortOrder = areDistinct ? (places[index] ?? index) : index
    return row.sortOrder === sortOrder ? [] : [{ row, sortOrder }]
  })
}
