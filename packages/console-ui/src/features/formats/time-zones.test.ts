import { expect, it } from 'vitest'
import { timeZoneOptions } from './time-zones.ts'

it('time zones are offered by the name that people read, the stored one among them', () => {
  expect(timeZoneOptions()).toContainEqual({ value: 'America/Los_Angeles', label: 'America/Los Angeles' })
  expect(timeZoneOptions('Europe/Zurich').at(-1)?.value).toBe('Pacific/Honolulu')
  expect(timeZoneOptions('Europe/Zurich')).toContainEqual({ value: 'Europe/Zurich', label: 'Europe/Zurich' })
})
