import type { Authentication } from '@edconsole/console-core'
import { describe, expect, it } from 'vitest'
import { expiryAt, expiryOf } from './expiry.ts'

const NOW = new Date('2026-09-14T12:14:00Z')
const ET = 'America/New_York'
const of = (certificates: [setting: string, notAfter: string | null][], settings: object = {}) =>
  expiryOf(
    {
      certificates: certificates.map(([setting, notAfter]) => ({ setting, notAfter })),
      settings,
      // Only what an end is made of.
    } as unknown as Authentication,
    NOW,
    ET,
  )

describe('[domain 7.1] what ends first', () => {
  it('counts the last certificate of a setting: until then one works', () => {
    expect(
      of([
        ['idp', '2026-09-20T00:00:00Z'],
        ['idp', '2027-09-20T12:00:00Z'],
      ]),
    ).toEqual({
      day: '2027-09-20',
      days: 371,
      state: 'later',
    })
  })

  it('counts the secret beside it, by its day', () => {
    expect(of([['idp', '2027-09-20T12:00:00Z']], { secretExpiresOn: '2026-09-15' })).toEqual({
      day: '2026-09-15',
      days: 1,
      state: 'soon',
    })
    expect(of([], { secretExpiresOn: '2026-09-13' })).toMatchObject({ state: 'ended' })
    expect(of([], { secretExpiresOn: '2026-09-14' })).toMatchObject({ state: 'soon', days: 0 })
  })

  it('is nothing where nothing ends, or nobody knows when', () => {
    expect(of([['idp', null]], { secretExpiresOn: null })).toBeNull()
    expect(of([['idp', 'soon']], { secretExpiresOn: 'never' })).toBeNull()
  })
})

it('warns from 30 days before, counted in days of the console', () => {
  expect(expiryAt('2026-10-14T03:00:00Z', NOW, ET)).toMatchObject({
    day: '2026-10-13',
    days: 29,
    state: 'soon',
  })
  expect(expiryAt('2026-10-14T12:00:00Z', NOW, ET)).toMatchObject({ days: 30, state: 'later' })
  expect(expiryAt('2026-09-14T12:00:00Z', NOW, ET)).toMatchObject({ days: 0, state: 'ended' })
})
