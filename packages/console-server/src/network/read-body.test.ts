import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { patienceOf } from './read-body.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('answer'), ms))
const until = async <T>(ms: number, promise: Promise<T>) => {
  const settled = promise.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(ms)
  return settled
}

it('[S5] patience runs out over all waits of a request together', async () => {
  const patience = patienceOf(100)
  expect(await until(60, patience.wait(after(60)))).toBe('answer')
  expect(await until(60, patience.wait(after(60)))).toMatchObject({ fault: 'noAnswer' })
})

it('[S5] patience does not run out while nobody waits', async () => {
  const patience = patienceOf(100)
  expect(await until(60, patience.wait(after(60)))).toBe('answer')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await until(30, patience.wait(after(30)))).toBe('answer')
})
