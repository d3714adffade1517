import type { Place } from '@edconsole/console-core'
import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'

/** What somebody can go to or do from Go to. */
export type Target = ComboboxOption & {
  readonly group: 'Recent' | 'Screens' | 'Batches' | 'Actions'
  /** Listed before anything is typed. */
  readonly atOnce: boolean
  open(ways: Ways): void
}

export type Ways = { go(to: Place): void }

/** Options of one list need values of their own. */
export function targetKey(group: Target['group'], key: string | number): string {
  return `${group}/${key}`
}
