import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerDistricts, openFakeConsole } from '../api/testing/fake-console.ts'
import { sampleUser } from '../api/testing/sample-user.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  { status: 503, again: true },
  { status: 403, again: false },
])('[S4] R13 a service that answers $status is asked again by itself: $again', async ({ status, again }) => {
  let up = false
  const { runtime } = openFakeConsole({
    ...answerDistricts(1),
    '/api/user-info': () => (up ? { body: { data: sampleUser() } } : { status }),
  })
  const stop = runtime.start()
  try {
    await vi.waitFor(() => expect(runtime.session.get().status).toBe('unreachable'))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(runtime.session.get().status).toBe('unreachable')
    up = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(runtime.session.get().status).toBe(again ? 'signed-in' : 'unreachable')
  } finally {
    stop()
  }
})
