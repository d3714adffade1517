import { type ConsoleRuntime, useRuntime } from '@edconsole/console-core'
import { type RefObject, useLayoutEffect, useRef } from 'react'

const memories = new WeakMap<ConsoleRuntime, Map<string, number>>()

/**
 * How far down the reader was in each state of a list, by entry of the browser's history: Back brings that back, also
 * from another screen (ux 8.3). Another page, order or filter starts at the top.
 */
export function useScrollMemory(
  region: RefObject<HTMLElement | null>,
  asked: string,
  settled: boolean,
): void {
  const runtime = useRuntime()
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    const element = region.current
    if (!element || !settled) return
    const memory = memories.get(runtime) ?? new Map<string, number>()
    memories.set(runtime, memory)
    const entry = historyEntry(asked)
    // The same again, only newer.
    if (shown.current !== asked) element.scrollTop = memory.get(entry ?? '') ?? 0
    shown.current = asked
    if (entry === undefined) return
    const remember = () => memory.set(entry, element.scrollTop)
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [runtime, region, asked, settled])
}

/** Names the entry of the history that is open and what it asks for; nothing where the host keeps no history. */
function historyEntry(asked: string): string | undefined {
  const state: unknown = window.history.state
  // Routers write a key of their own into each but the first.
  return typeof state === 'object' && state !== null ? `${Reflect.get(state, 'key')} ${asked}` : undefined
}
