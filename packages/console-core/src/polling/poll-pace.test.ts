import { expect, it } from 'vitest'
import { pollPace } from './poll-pace.ts'

it.each([
  [0, 5_000],
  [119_999, 5_000],
  [120_000, 15_000],
  [599_999, 15_000],
  [600_000, 60_000],
])('after %d ms of watching, the next look comes in %d ms', (watched, pace) => {
  expect(pollPace(watched)).toBe(pace)
})
