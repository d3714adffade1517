import { expect, it } from 'vitest'
import { easternAt } from './eastern-at.ts'

it.each([
  ['2026-11-24T02:00:00Z', '2026-11-23T23:00:00.000Z'],
  ['2026-11-24T12:00:00Z', '2026-11-24T23:00:00.000Z'],
  ['2026-07-01T03:59:00Z', '2026-06-30T22:00:00.000Z'],
])('a day of the history is one of Eastern time: seen at %s it is %s', (now, evening) => {
  expect(easternAt(new Date(now), 0, 18).toISOString()).toBe(evening)
})
