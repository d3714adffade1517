import type { Call } from '../http/handler.ts'
import type { ListMemory } from './list-memory.ts'
import type { ParsedListQuery } from './parse-list-query.ts'
import { askStanding, type Scopes, type Standing } from './standing.ts'

export type Counts = {
  readonly scopes: Scopes
  /** Fields by whose values the rows are counted apart; `row_counts` has columns of the same names. */
  readonly apart?: readonly ('schoolYear' | 'isActive')[]
}

/** A list whose rows the database counts as they are written (migration 0010). */
export type CountedList = Counts & {
  readonly memory: ListMemory
  readonly lea: string
  readonly standing: () => Promise<Standing>
}

type CountedCall = Pick<Call, 'db' | 'memory' | 'lea' | 'standing'>

/** @example runList(rows, plan, asked, countedList(call, LINES)) */
export const countedList = ({ db, memory, lea, standing }: CountedCall, counts: Counts): CountedList => {
  let asked = standing?.scopes === counts.scopes ? Promise.resolve(standing) : undefined
  return {
    memory,
    lea,
    ...counts,
    standing: () => {
      asked ??= askStanding(db, lea, counts.scopes)
      return asked
    },
  }
}

/**
 * A handler that tells what it counts: that is asked along with the caller, before the handler is called.
 * @example { 'importLogs.details': counting(LINES, (call) => …) }
 */
export const counting = <Handler extends (call: Call<undefined>) => unknown>(
  counts: Counts,
  handler: Handler,
): Handler & { readonly counts: Counts } => Object.assign(handler, { counts })

/** How many rows a list has, as far as adding up tells; null when it takes more than that. */
export const addedUp = (
  { scopes: [scope], apart = [] }: CountedList,
  { groups }: Standing,
  { filters, search }: ParsedListQuery,
): number | null => {
  const wanted = filters.map(({ name, anyOf }) => ({ field: apart.find((one) => one === name), anyOf }))
  if (search !== '' || wanted.some(({ field, anyOf }) => !field || !anyOf)) return null
  const counts = (group: Standing['groups'][number]) =>
    group.scope === scope &&
    wanted.every(({ field, anyOf }) => field && anyOf?.some((value) => isValue(group[field], value)))
  return groups.reduce((sum, group) => (counts(group) ? sum + group.rows : sum), 0)
}

const isValue = (held: number | boolean | null, value: string): boolean =>
  typeof held === 'number' ? held === Number(value) : String(held) === value

/** Names what a total is the total of, whatever the order and the page. */
export const questionOf = ({ lea, scopes }: CountedList, { filters, search }: ParsedListQuery): string =>
  JSON.stringify([
    lea,
    scopes,
    filters.map(({ name, anyOf, bounds, empty }) => [name, anyOf, bounds, empty]),
    search,
  ])
