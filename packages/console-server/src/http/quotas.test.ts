import { expect, it } from 'vitest'
import { createQuotas } from './quotas.ts'

const at = (ms: number) => new Date(Date.UTC(2026, 8, 14) + ms)

it('lets a session make as many calls at once as a minute has, then as fast as the limit, for itself', () => {
  const { take } = createQuotas({ session: 60, token: 2 })
  for (let call = 0; call < 60; call += 1) expect(take('session', 'ana', at(0))).toBe(0)
  expect(take('session', 'ana', at(0))).toBe(1000)
  expect(take('session', 'ana', at(400))).toBe(600)
  expect(take('session', 'ana', at(1000))).toBe(0)
  expect(take('session', 'ana', at(1000))).toBe(1000)
  expect(take('session', 'bo', at(1000))).toBe(0)
  expect([1, 2, 3].map(() => take('token', 'ana', at(1000)))).toEqual([0, 0, 30_000])
  // A clock that goes back neither gives nor takes calls.
  expect(take('session', 'ana', at(-5000))).toBe(1000)
  expect(take('session', 'ana', at(-4000))).toBe(0)
})

it('counts nothing where the limit is 0', () => {
  const { take } = createQuotas({ session: 0, token: 0 })
  for (let call = 0; call < 1000; call += 1) expect(take('session', 'ana', at(0))).toBe(0)
})
