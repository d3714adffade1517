import type { FacetGroup } from '@edconsole/console-core/contract'
import type { Waymark } from './waymarks.ts'

export type Learned = {
  /** Of the rows when this was learned: nothing of it holds when they have changed since. */
  readonly version: number
  total?: Promise<number> | undefined
  /** By the field that the groups are of. */
  readonly facets: Map<string, Promise<FacetGroup[]>>
  /** How many rows have no value of a field, by its name. */
  readonly empties: Map<string, Promise<number>>
  /** By the order of the list. */
  readonly waymarks: Map<string, Waymark[]>
}

/**
 * What lists have learned about their rows: totals and groups of filtered lists, and places deep inside long ones. Whoever
 * looks here has asked the database for the version first, so that several processes need not tell one another anything.
 */
export type ListMemory = { readonly about: (question: string, version: number) => Learned }

const QUESTIONS_MAX = 500

/** Forgets what was not asked for longest. */
export const createListMemory = (): ListMemory => {
  const kept = new Map<string, Learned>()
  const about = (question: string, version: number): Learned => {
    const known = kept.get(question)
    const current = known?.version === version ? known : nothingYet(version)
    kept.delete(question)
    kept.set(question, current)
    const [oldest] = kept.size > QUESTIONS_MAX ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    return current
  }
  return { about }
}

const nothingYet = (version: number): Learned => ({
  version,
  facets: new Map(),
  empties: new Map(),
  waymarks: new Map(),
})

/** The total of a list, counted when it is not known; whoever comes meanwhile waits for the same answer. */
export const totalOf = (learned: Learned | undefined, count: () => Promise<number>): Promise<number> => {
  if (!learned) return count()
  const total = learned.total ?? count()
  learned.total = total
  total.catch(() => {
    learned.total = undefined
  })
  return total
}

/** The same for the groups of a field. */
export const groupsOf = (
  learned: Learned | undefined,
  field: string,
  group: () => Promise<FacetGroup[]>,
): Promise<FacetGroup[]> => byField(learned?.facets, field, group)

/** The same for the rows without a value of a field. */
export const emptiesOf = (
  learned: Learned | undefined,
  field: string,
  count: () => Promise<number>,
): Promise<number> => byField(learned?.empties, field, count)

const byField = <Found>(
  known: Map<string, Promise<Found>> | undefined,
  field: string,
  find: () => Promise<Found>,
): Promise<Found> => {
  if (!known) return find()
  const found = known.get(field) ?? find()
  known.set(field, found)
  found.catch(() => known.delete(field))
  return found
}
