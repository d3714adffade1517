import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHeldLoading } from './use-held-loading.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('a fast answer shows no skeleton', () => {
  const { result, rerender } = renderHook(useHeldLoading, { initialProps: true })
  after(149)
  rerender(false)
  after(1000)
  expect(result.current).toBe(false)
})

it('a skeleton appears after 150 ms and then stays for 300 ms at least', () => {
  const { result, rerender } = renderHook(useHeldLoading, { initialProps: true })
  after(150)
  expect(result.current).toBe(true)
  rerender(false)
  after(299)
  expect(result.current).toBe(true)
  after(1)
  expect(result.current).toBe(false)
})

it('a slow answer ends it at once', () => {
  const { result, rerender } = renderHook(useHeldLoading, { initialProps: true })
  after(2000)
  rerender(false)
  after(0)
  expect(result.current).toBe(false)
})
