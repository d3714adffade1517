import { sql } from 'kysely'
import type { Call } from '../http/handler.ts'
import { fixedQuestion } from './fixed-question.ts'
import type { ListMemory } from './list-memory.ts'
import type { ParsedListQuery } from './parse-list-query.ts'
import type { Db } from './schema.ts'

type Counts = {
  /** What is listed, as `row_counts` calls it, then whatever else its answer depends on. */
  readonly scopes: readonly [string, ...string[]]
  /** Fields by whose values the rows are counted apart; `row_counts` has columns of the same names. */
  readonly apart?: readonly ('schoolYear' | 'isActive')[]
}

/** A list whose rows the database counts as they are written (migration 0010). */
export type CountedList = Counts & {
  readonly memory: ListMemory
  readonly lea: string
  /** Asked for once. */
  readonly standing: () => Promise<Standing>
}

/** @example runList(rows, plan, asked, countedList(call, { scopes: ['import_details'] })) */
export const countedList = (
  { db, memory, lea }: Pick<Call, 'db' | 'memory' | 'lea'>,
  counts: Counts,
): CountedList => {
  let asked: Promise<Standing> | undefined
  const standing = () => {
    asked ??= standingOf(db, lea, counts.scopes)
    return asked
  }
  return { memory, lea, standing, ...counts }
}

type Group = {
  scope: string
  schoolYear: number | null
  isActive: boolean | null
  rows: number
  changes: number
}

/** What is known of a list without looking at a row. */
export type Standing = {
  /** Another one after each write to what the list shows. */
  readonly version: number
  readonly groups: readonly Group[]
}

const askGroups = fixedQuestion<Group, 'lea' | 'scopes'>(
  (value) => sql`
    select scope, school_year, is_active, sum(row_count) as rows, sum(changes) as changes
    from row_counts where lea = ${value('lea')} and scope = any(${value('scopes')}::text[])
    group by scope, school_year, is_active`,
)

const standingOf = async (db: Db, lea: string, scopes: Counts['scopes']): Promise<Standing> => {
  const { rows: groups } = await askGroups(db, { lea, scopes })
  return { version: groups.reduce((sum, { changes }) => sum + changes, 0), groups }
}

export const rowsIn = ({ groups }: Standing, scope: string): number =>
  groups.reduce((sum, group) => (group.scope === scope ? sum + group.rows : sum), 0)

/** How many rows a list has, as far as adding up tells; null when it takes more than that. */
export const addedUp = (
  { scopes: [scope], apart = [] }: CountedList,
  { groups }: Standing,
  { filters, search }: ParsedListQuery,
): number | null => {
  const wanted = filters.map(({ name, anyOf }) => ({ field: apart.find((one) => one === name), anyOf }))
  if (search !== '' || wanted.some(({ field, anyOf }) => !field || !anyOf)) return null
  const counts = (group: Group) =>
    group.scope === scope &&
    wanted.every(({ field, anyOf }) => field && anyOf?.some((value) => isValue(group[field], value)))
  return groups.reduce((sum, group) => (counts(group) ? sum + group.rows : sum), 0)
}

const isValue = (held: number | boolean | null, value: string): boolean =>
  typeof held === 'number' ? held === Number(value) : String(held) === value

/** Names what a total is the total of, whatever the order and the page. */
export const questionOf = ({ lea, scopes }: CountedList, { filters, search }: ParsedListQuery): string =>
  JSON.stringify([lea, scopes, filters.map(({ name, anyOf, bounds }) => [name, anyOf, bounds]), search])
