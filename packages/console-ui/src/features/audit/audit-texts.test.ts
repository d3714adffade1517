import { expect, it } from 'vitest'
import { partMessages } from '../../parts/messages.ts'
import { auditChangeTexts, auditFieldName, auditListChange } from './audit-texts.ts'
import { auditMessages as m } from './messages.ts'

const texts = (change: object) =>
  auditChangeTexts(
    { field: 'sisApiKey', kind: 'plain', from: null, to: null, isErased: false, ...change },
    { m, yesNo: partMessages.yesNo },
  )

it.each([
  ['a secret that is new', { kind: 'secret', to: 'saved' }, null, 'Saved'],
  ['another secret', { kind: 'secret', from: 'saved', to: 'saved' }, 'Saved', 'Replaced'],
  ['a secret that is gone', { kind: 'secret', from: 'saved' }, 'Saved', null],
  [
    'whatever a server sends as a secret',
    { kind: 'secret', from: 'Hush', to: 'Hush-2' },
    'Saved',
    'Replaced',
  ],
  ['erased values', { kind: 'personal', isErased: true }, 'Erased', 'Erased'],
  ['flags', { from: 'true', to: 'false' }, 'Yes', 'No'],
  ['lists', { from: ['a'], to: ['a', 'b'] }, 'a', 'a, b'],
  ['roles by their titles', { to: ['ROLE_IMPORT_LOG_VIEW', 'ROLE_OWN'] }, null, 'View import logs, ROLE_OWN'],
  ['sides that a server leaves out', { from: undefined, to: undefined }, null, null],
])('%s', (_, change, from, to) => {
  expect(texts(change)).toMatchObject({ from, to })
})

it.each([
  ['sisApiKey', 'API key'],
  ['displayName', 'Display name'],
  ['settings.passwordComplexity.staff.minLength', 'Staff: Min length'],
  ['settings.hostedDomains', 'Hosted domains'],
])('%s is called %s', (field, name) => {
  expect(auditFieldName(field, m)).toBe(name)
})

it.each([
  [['a', 'b'], ['b', 'ROLE_IMPORT_LOG_VIEW'], 'added View import logs; removed a'],
  [['a'], ['a', 'b'], 'added b'],
  [['a'], null, null],
  ['1', '2', null],
])('of the list %j that becomes %j is told: %s', (from, to, told) => {
  expect(auditListChange({ field: 'roles', kind: 'plain', from, to, isErased: false }, m)).toBe(told)
})
