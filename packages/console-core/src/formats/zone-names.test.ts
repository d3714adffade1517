import { expect, it } from 'vitest'
import { inZone, zoneNames } from './format-dates.ts'

it.each([
  ['America/New_York', 'ET', 'Eastern Time'],
  ['America/Los_Angeles', 'PT', 'Pacific Time'],
  ['America/Phoenix', 'MST', 'Mountain Standard Time'],
  ['UTC', 'UTC', 'UTC'],
  ['Nowhere/Else', 'ET', 'Eastern Time'],
])('R39 %s is called %s and %s', (timeZone, short, long) => {
  expect(zoneNames(timeZone)).toEqual({ short, long })
})

it('R39 a text names the zone in which its times are shown', () => {
  expect(inZone('Started (ET)', 'America/New_York')).toBe('Started (ET)')
  expect(inZone('Started (ET)', 'America/Chicago')).toBe('Started (CT)')
  expect(inZone('ETA', 'America/Chicago')).toBe('ETA')
})
