import { expect, it } from 'vitest'
import { partMessages } from '../../parts/messages.ts'
import { accountChangeMessages as messages } from './account-change-messages.ts'
import { changeText, shownChange } from './shown-change.ts'

const texts = { ...messages, yesNo: partMessages.yesNo, timeZone: 'America/New_York' }

it.each([
  ['emailAddress', 'a@example.org', 'b@example.org', 'Email address: a@example.org → b@example.org'],
  ['staffId', null, '10001', 'Staff ID: – → 10001'],
  ['locked', '0', '1', 'Locked: No → Yes'],
  ['isEnabled', 'true', 'false', 'Enabled: Yes → No'],
  ['lockReason', null, 'tooManyFailures', 'Lock reason: – → Too many failures'],
  ['mustChangePassword', 'false', 'true', 'Must change password: No → Yes'],
  ['status', 'invited', 'active', 'Status: Invited → Active'],
  ['passwordChangedAt', null, '2026-09-14T12:23:12.371Z', 'Password changed: – → 09/14/2026 - 08:23AM (ET)'],
  ['role', 'aide', 'teacher', 'Role: aide → teacher'],
  ['siteCode', '0412', '', 'Site code: 0412 → –'],
])('[S3] a change of %s is told in words', (field, from, to, expected) => {
  expect(changeText(shownChange({ field, from, to }, texts))).toBe(expected)
})

it.each([
  'password',
  'newPassword',
  'passwordHash',
  'clientSecret',
  'refresh_token',
  'apiKey',
  'SIS_PRIVATE_KEY',
  'pin',
])('[S3] R35 values of %s are never shown, whatever a server sends', (field) => {
  const shown = shownChange({ field, from: 'hunter2', to: 'hunter3' }, texts)
  expect(shown.secret).toBe(true)
  expect(changeText(shown)).not.toMatch(/hunter/)
})

it('[S3] of a secret that was set for the first time, only that is told', () => {
  expect(shownChange({ field: 'password', from: null, to: 'x' }, texts).from).toBeNull()
})
