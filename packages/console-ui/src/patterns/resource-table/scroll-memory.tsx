import { type ConsoleRuntime, useRuntime } from '@edconsole/console-core'
import { type RefObject, useLayoutEffect, useRef } from 'react'

const memories = new WeakMap<ConsoleRuntime, Map<string, number>>()

export type ScrollMemoryProps = {
  region: RefObject<HTMLElement | null>
  /** Which list, and how it was asked. */
  asked: string
  /** The rows are those that were asked for. */
  settled: boolean
}

/**
 * How far down the reader was in each state of a list, by entry of the browser's history: Back brings that back, also
 * from another screen (ux 8.3). Another page, order or filter starts at the top.
 */
export function ScrollMemory({ region, asked, settled }: ScrollMemoryProps): null {
  const runtime = useRuntime()
  const shown = useRef<string>(undefined)
  const top = useRef(0)
  // It may come to a list that was scrolled already.
  useLayoutEffect(() => {
    top.current = region.current?.scrollTop ?? 0
  }, [region])
  useLayoutEffect(() => {
    const element = region.current
    if (!element || !settled) return
    const memory = memories.get(runtime) ?? new Map<string, number>()
    memories.set(runtime, memory)
    const entry = historyEntry(asked)
    const was = memory.get(entry ?? '')
    const isFirst = shown.current === undefined
    // Neither the same again, only newer, nor what the reader has begun to read before this came
    const moves = shown.current !== asked && !(isFirst && was === undefined)
    // Asking where it is, or telling it to stay there, makes the browser lay out all rows at once.
    if (moves && top.current !== (was ?? 0)) {
      element.scrollTop = was ?? 0
      top.current = was ?? 0
    }
    shown.current = asked
    if (entry !== undefined) memory.set(entry, top.current)
    const remember = () => {
      top.current = element.scrollTop
      if (entry !== undefined) memory.set(entry, top.current)
    }
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [runtime, region, asked, settled])
  return null
}

/** Names the entry of the history that is open and what it asks for; nothing where the host keeps no history. */
function historyEntry(asked: string): string | undefined {
  const state: unknown = window.history.state
  // Routers write a key of their own into each but the first.
  return typeof state === 'object' && state !== null ? `${Reflect.get(state, 'key')} ${asked}` : undefined
}
