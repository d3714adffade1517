import type { Place } from '@edconsole/console-core'
import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'
import type { shellMessages } from '../messages.ts'

export type GoToMessages = typeof shellMessages.goTo

/** What can be opened or done from Go to. */
export type Target = ComboboxOption & {
  readonly group: string
  /** Listed before anything is typed. */
  readonly atOnce: boolean
  open(ways: Ways): void
}

export type Ways = { go(to: Place): void }

/** Options of one list need values of their own. */
export function targetKey(kind: 'recent' | 'screens' | 'batches' | 'actions', key: string | number): string {
  return `${kind}/${key}`
}
