import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { get, post, resource } from '../resources/operation.ts'
import { answeredApi } from './testing/answered-api.ts'

const samples = resource(
  'samples',
  { records: 'samples' },
  {
    few: get<object[]>('/samples/few', { answers: 'rows' }),
    make: post<{ lea: string }, object>('/samples', { lea: 'body' }),
  },
)

describe('[S7] too many requests', () => {
  const refused = (retryAfter: string) =>
    new Response('{"error":{"code":429,"message":"Too many requests."}}', {
      status: 429,
      headers: { 'retry-after': retryAfter },
    })

  it('are made once more after the time that the backend names, if they only read', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const answers = [refused('2'), { body: { data: [] } }]
    const { api, seen } = answeredApi(() => answers.shift() ?? {})
    const reading = api.call(samples.few)
    await vi.advanceTimersByTimeAsync(1900)
    expect(seen).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect((await reading).data).toEqual([])
    expect(seen).toHaveLength(2)
  })

  it.each([
    ['a save', '1'],
    ['a long wait', '600'],
    ['a time that is none', 'soon'],
  ])('fail at once with the reason: %s', async (what, retryAfter) => {
    const { api, seen } = answeredApi(() => refused(retryAfter))
    const asked = what === 'a save' ? api.run(samples.make, { body: { lea: '0417' } }) : api.run(samples.few)
    await expect(asked).rejects.toMatchObject({ status: 429, message: 'Too many requests.' })
    expect(seen).toHaveLength(1)
  })

  it.each([
    ['60', 'Too many requests in a short time. Try again in 1 minute.'],
    ['soon', 'Too many requests in a short time. Wait a moment, then try again.'],
  ])('say how long to wait where the answer has no words of its own: %s', async (retryAfter, message) => {
    const { api } = answeredApi(
      () => new Response('<html></html>', { status: 429, headers: { 'retry-after': retryAfter } }),
    )
    await expect(api.call(samples.few)).rejects.toMatchObject({ message })
  })
})
