import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenAnswered } from './when-answered.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A page with one open question, whose answer comes with `answer`. */
const page = (meta?: { silent: true }) => {
  const queryClient = new QueryClient()
  let answer: (rows: string[]) => void = () => {}
  const asked = new Promise<string[]>((resolve) => {
    answer = resolve
  })
  void queryClient.fetchQuery({ queryKey: ['rows'], queryFn: () => asked, ...(meta && { meta }) })
  return { queryClient, answer }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('what adds to a page comes after its rows have been painted', async () => {
  const { queryClient, answer } = page()
  const work = vi.fn()
  whenAnswered({ queryClient }, work)
  await pass(500)
  expect(work).not.toHaveBeenCalled()
  answer([])
  await Promise.resolve()
  expect(work).not.toHaveBeenCalled()
  await pass(50)
  expect(work).toHaveBeenCalledOnce()
  await pass(5000)
  expect(work).toHaveBeenCalledOnce()
})

it('it waits neither for what nobody waits for, nor longer than 2 s', async () => {
  const silent = vi.fn()
  whenAnswered(page({ silent: true }), silent)
  await pass(50)
  expect(silent).toHaveBeenCalledOnce()
  const late = vi.fn()
  whenAnswered(page(), late)
  await pass(1999)
  expect(late).not.toHaveBeenCalled()
  await pass(1)
  expect(late).toHaveBeenCalledOnce()
})

it('whoever takes the wish back is not called', async () => {
  const { queryClient, answer } = page()
  const work = vi.fn()
  whenAnswered({ queryClient }, work)()
  answer([])
  await pass(5000)
  expect(work).not.toHaveBeenCalled()
})
