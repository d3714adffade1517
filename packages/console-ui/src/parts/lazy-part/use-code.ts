import { useEffect, useState } from 'react'
import { loadCode } from './load-code.ts'

export type CodeState<Code> = {
  /** Undefined until it's loaded. */
  code: Code | undefined
  failed: boolean
  retry(): void
}

/**
 * Loads code that isn't a component.
 * @param load stable across renders; undefined while the code isn't needed
 */
export function useCode<Code>(load: (() => Promise<Code>) | undefined): CodeState<Code> {
  const [loaded, setLoaded] = useState<{ from: typeof load; code: Code }>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!load || failed) return
    let isOver = false
    loadCode(load).then(
      (code) => !isOver && setLoaded({ from: load, code }),
      () => !isOver && setFailed(true),
    )
    return () => {
      isOver = true
    }
  }, [load, failed])
  return {
    code: loaded?.from === load ? loaded?.code : undefined,
    failed,
    retry: () => setFailed(false),
  }
}
