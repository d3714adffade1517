import { expect, it } from 'vitest'
import { recordFieldTitle } from './record-field-titles.ts'

it.each([
  ['export', 'zip', false, 'Single ZIP file'],
  ['client', 'zip', false, 'ZIP'],
  ['export', 'scheduleTime', false, 'Time'],
  ['authentication', 'displayName', false, 'Name'],
  ['authentication', 'usernameAttribute', false, 'Match people by'],
  ['authentication', 'usernameAttribute', true, 'Username attribute'],
  ['authentication', 'minLength', true, 'Minimum length'],
  ['district', 'aFieldOfALaterServer', false, undefined],
] as const)(
  'in the form of a record of the kind %s, %s (a setting: %s) is called %s',
  (kind, key, isSetting, title) => {
    expect(recordFieldTitle(kind, key, isSetting)).toBe(title)
  },
)
