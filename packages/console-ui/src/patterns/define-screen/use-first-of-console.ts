import { useRuntime } from '@edconsole/console-core'
import { useEffect, useState } from 'react'

type Line = { readonly waiting: Set<(isFirst: boolean) => void> }

const lines = new WeakMap<object, Line>()

/** True for one of the screens embedded under the same provider: the one that draws what a page needs once. */
export function useFirstOfConsole(): boolean {
  const runtime = useRuntime()
  const [isFirst, setFirst] = useState(false)
  useEffect(() => {
    const line = lines.get(runtime) ?? { waiting: new Set() }
    lines.set(runtime, line)
    line.waiting.add(setFirst)
    tell(line)
    return () => {
      line.waiting.delete(setFirst)
      tell(line)
    }
  }, [runtime])
  return isFirst
}

function tell({ waiting }: Line): void {
  const [first] = waiting
  for (const member of waiting) member(member === first)
}
