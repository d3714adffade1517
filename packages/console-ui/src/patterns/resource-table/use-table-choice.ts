import { type ConsoleRuntime, useRuntime } from '@edconsole/console-core'
import { useCallback, useState } from 'react'

/** What readers chose for tables, by their IDs. */
export type TableChoices<Value> = WeakMap<ConsoleRuntime, Map<string, Value>>

/** What the reader chose for one table; it lasts until the page is loaded anew, as other lists are visited between. */
export function useTableChoice<Value>(
  choices: TableChoices<Value>,
  tableId: string,
): [Value | undefined, (value: Value) => void] {
  const runtime = useRuntime()
  const [value, setValue] = useState(() => choices.get(runtime)?.get(tableId))
  const choose = useCallback(
    (next: Value) => {
      choices.set(runtime, new Map(choices.get(runtime)).set(tableId, next))
      setValue(() => next)
    },
    [runtime, choices, tableId],
  )
  return [value, choose]
}
