import { expect, it, vi } from 'vitest'
import { StoppingError } from '../jobs/job-context.ts'
import { whileWorking } from './while-working.ts'

const never = () => new Promise<never>(() => {})
const write = async <T>() => undefined as T
const { signal: stopping } = new AbortController()

it('X004 breaks off what takes longer than it may', async () => {
  const breakOff = vi.fn()
  await expect(whileWorking({ write, stopping }, never, { breakOff, longestMs: 5 })).rejects.toMatchObject({
    code: 'X004',
    words: { reason: "it didn't respond in time" },
  })
  expect(breakOff).toHaveBeenCalledOnce()
})

it('gives what the work gives, and its failure', async () => {
  const breakOff = vi.fn()
  const options = { breakOff, longestMs: 60_000 }
  expect(await whileWorking({ write, stopping }, async () => 7, options)).toBe(7)
  const fails = async () => {
    throw new Error('no')
  }
  await expect(whileWorking({ write, stopping }, fails, options)).rejects.toThrow('no')
  expect(breakOff).not.toHaveBeenCalled()
})

it('breaks off at once when the server wants to end', async () => {
  const ending = new AbortController()
  const breakOff = vi.fn()
  const sending = { write, stopping: ending.signal }
  const working = whileWorking(sending, never, { breakOff, longestMs: 60_000 })
  ending.abort()
  await expect(working).rejects.toThrow(StoppingError)
  expect(breakOff).toHaveBeenCalledOnce()
})
