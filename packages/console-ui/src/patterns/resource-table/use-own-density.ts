import { type ConsoleRuntime, useRuntime } from '@edconsole/console-core'
import { useCallback, useState } from 'react'

type Density = 'comfortable' | 'compact'

const chosen = new WeakMap<ConsoleRuntime, Map<string, Density>>()

/** The height of rows that the reader chose for one table; it lasts until the page is loaded anew. */
export function useOwnDensity(tableId: string): [Density | undefined, (density: Density) => void] {
  const runtime = useRuntime()
  const [density, setDensity] = useState(() => chosen.get(runtime)?.get(tableId))
  const choose = useCallback(
    (next: Density) => {
      chosen.set(runtime, new Map(chosen.get(runtime)).set(tableId, next))
      setDensity(next)
    },
    [runtime, tableId],
  )
  return [density, choose]
}
