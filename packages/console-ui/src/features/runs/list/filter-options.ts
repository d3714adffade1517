import { COMPONENTS } from '@edconsole/console-core/contract'
import type { FilterOption } from '../../../patterns/resource-table/filter-spec.ts'

/**
 * One choice per word (R44): several words of the server may read the same, such as every stage of a running batch.
 * @param statuses those that a run of the kind may have, each with its word
 */
export const statusOptions = (statuses: Readonly<Record<string, { word: string }>>): FilterOption[] => {
  const byWord = new Map<string, string[]>()
  for (const [status, { word }] of Object.entries(statuses)) {
    byWord.set(word, [...(byWord.get(word) ?? []), status])
  }
  return [...byWord].map(([label, standsFor]) => ({ value: standsFor[0] ?? label, label, standsFor }))
}

/** Every component, in load order. */
export const componentOptions = (): FilterOption[] =>
  Object.entries(COMPONENTS)
    .sort(([, a], [, b]) => a.loadOrder - b.loadOrder)
    .map(([value, { title }]) => ({ value, label: title }))
