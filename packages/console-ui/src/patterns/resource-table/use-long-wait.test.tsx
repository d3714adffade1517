import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLongWait } from './use-long-wait.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const after = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

it('[ux 8.1] old rows are marked as old only once their successors take a while, and never after they came', () => {
  const { result, rerender } = renderHook(({ waiting }) => useLongWait(waiting), {
    initialProps: { waiting: true },
  })
  after(149)
  expect(result.current).toBe(false)
  after(1)
  expect(result.current).toBe(true)
  rerender({ waiting: false })
  expect(result.current).toBe(false)
  rerender({ waiting: true })
  expect(result.current).toBe(false)
})

it('[ux 8.1] a fast answer is never announced as awaited', () => {
  const seen: boolean[] = []
  const { rerender } = renderHook(({ waiting }) => seen.push(useLongWait(waiting)), {
    initialProps: { waiting: true },
  })
  after(100)
  rerender({ waiting: false })
  after(1000)
  expect(seen).not.toContain(true)
})
