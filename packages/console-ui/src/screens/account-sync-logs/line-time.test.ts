import { expect, it } from 'vitest'
import { exactLineTime, lineTime, sharedSeconds } from './line-time.ts'

const EAST = 'America/New_York'

it.each([
  ['2026-09-14T11:36:00.481305Z', '09/14/2026 - 07:36:00AM', '09/14/2026 - 07:36:00.481305AM'],
  ['2026-11-01T05:30:09.000001Z', '11/01/2026 - 01:30:09AM', '11/01/2026 - 01:30:09.000001AM'],
  ['2026-11-01T06:30:09Z', '11/01/2026 - 01:30:09AM', '11/01/2026 - 01:30:09AM'],
  ['2026-12-31T17:00:59.5Z', '12/31/2026 - 12:00:59PM', '12/31/2026 - 12:00:59.5PM'],
  ['not a time', 'not a time', 'not a time'],
])('[S9] R39 %s reads %s, and exactly %s', (timestamp, time, exact) => {
  expect(lineTime(timestamp, EAST)).toBe(time)
  expect(exactLineTime(timestamp, EAST)).toBe(exact)
})

it('[S3] lines of one second are known', () => {
  const times = ['2026-09-14T11:36:00.000000Z', '2026-09-14T11:36:00.000001Z', '2026-09-14T11:36:01.000000Z']
  expect([...sharedSeconds(times)]).toEqual(['2026-09-14T11:36:00'])
})
