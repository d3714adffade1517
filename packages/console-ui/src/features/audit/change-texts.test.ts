import type { AuditChange, AuditSubjectKind } from '@edconsole/console-core'
import { expect, it } from 'vitest'
import { partMessages } from '../../parts/messages.ts'
import { AUDIT_SAMPLE } from '../../testing/audit-sample.ts'
import { CERTIFICATE_SAMPLE, OLD_CERTIFICATE_SAMPLE } from '../../testing/certificate-samples.ts'
import { actionText, actorText } from './audit-texts.ts'
import { auditFieldName, changeTexts } from './change-texts.ts'
import { auditMessages as m } from './messages.ts'

const texts = changeTexts({ m, yesNo: partMessages.yesNo, timeZone: 'America/New_York' })
const whole: AuditChange = { field: 'sisApiKey', kind: 'plain', from: null, to: null, isErased: false }
const record = (subjectKind: AuditSubjectKind, subjectName = '') => ({ subjectKind, subjectName })
const shown = (change: object, kind: AuditSubjectKind = 'export') => {
  const { from, to } = texts.of(record(kind), Object.assign({}, whole, change))
  return [from?.short ?? null, to?.short ?? null]
}
const to = (value: unknown, field = 'sisApiUrl') =>
  texts.of(record('export'), Object.assign({}, whole, { field, to: value })).to

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
  ['days', { field: 'pausedUntil', to: '2026-08-14' }, null, '08/14/2026'],
  [
    'moments, with their zone',
    { field: 'sentAt', to: '2026-09-14T12:00:00.000Z' },
    null,
    '09/14/2026 - 08:00AM (ET)',
  ],
  ['days of the week', { field: 'scheduleDays', to: ['mon', 'fri'] }, null, 'Monday, Friday'],
  [
    'choices of a setting',
    { field: 'settings.accountLocking.lockType', from: 'temporary', to: 'permanent' },
    'Automatic',
    'By an administrator',
  ],
])('%s', (_, change, before, after) => {
  expect(shown(change)).toEqual([before, after])
})

it.each([
  ['user', 'status', 'invited', 'Invited'],
  ['client', 'status', 'onboarding', 'Onboarding'],
  ['instance', 'status', 'maintenance', 'Maintenance'],
  ['instance', 'region', 'us-west', 'US West'],
  ['export', 'deliveryMethod', 'sftp', 'SFTP'],
  ['district', 'sisYear', '2026', '2026-2027'],
  ['district', 'contactPhone', '5555550101', '(555) 555-0101'],
  ['staff', 'role', 'aide', 'Aide'],
  ['staff', 'employmentStatus', 'leave', 'On leave'],
  ['account', 'lockReason', 'tooManyFailures', 'Too many wrong passwords'],
  ['role', 'scope', 'provider', 'Provider staff only'],
  ['personalData', 'personalDataShown', 'records: students', 'Records: Students'],
  ['personalData', 'personalDataShown', 'removals: 48212', 'Held removals: 48212'],
  ['import', 'source', 'upload', 'File upload'],
  ['import', 'source', 'api', 'SIS API'],
  ['district', 'status', 'aWordOfALaterServer', 'aWordOfALaterServer'],
] as const)('of a record of the kind %s, the %s %s is told as screens tell it', (kind, field, to, told) => {
  expect(shown({ field, to }, kind)).toEqual([null, told])
})

it.each([
  ['one day', ['{"to":"2020-01-02","from":"2020-01-02"}'], '01/02/2020'],
  ['several days', ['{"to":"2020-01-05","from":"2020-01-02"}'], '01/02/2020 – 01/05/2020'],
  [
    'several ranges',
    ['{"from":"2020-01-02","to":"2020-01-02"}', '{"from":"2020-02-01","to":"2020-02-03"}'],
    '01/02/2020, 02/01/2020 – 02/03/2020',
  ],
  [
    'a structure without a format of its own, by the labels of its fields',
    ['{"siteCode":"101","isEnabled":true,"note":null,"days":["2020-01-02"]}'],
    'Site code: 101, Enabled: Yes, Days: 01/02/2020',
  ],
  ['an object that a server sends as such', [{ siteCode: '101' }], 'Site code: 101'],
  ['a text that only begins like one', '{product}-{component}.csv', '{product}-{component}.csv'],
])('structures are told without their JSON: %s', (_, value, told) => {
  expect(to(value, 'blackoutRanges')?.short).toBe(told)
})

it('a certificate is told by its name and its end, and is there whole', () => {
  const told = to([CERTIFICATE_SAMPLE], 'settings.idpCertificates')
  expect(told).toEqual({ short: 'idp.larkspur.example (expires 05/12/2027)', full: CERTIFICATE_SAMPLE })
  expect(to(CERTIFICATE_SAMPLE.replace('MII', 'AAA'))?.short).toBe("A certificate that can't be read")
})

it('of certificates, those that came and went are named', () => {
  const change = {
    field: 'settings.idpCertificates',
    from: [CERTIFICATE_SAMPLE],
    to: [OLD_CERTIFICATE_SAMPLE],
  }
  expect(texts.listOf(record('authentication'), Object.assign({}, whole, change))).toBe(
    'added Peña Blanca (expires 05/12/2056); removed idp.larkspur.example (expires 05/12/2027)',
  )
})

it('long values are shortened to a line or two, and are there whole', () => {
  const text = `<md:EntityDescriptor>\n${'<md:KeyDescriptor/>'.repeat(60)}`
  const told = to(text)
  expect(told?.full).toBe(text)
  expect(told?.short).toMatch(/^<md:EntityDescriptor> <md:Key.+…$/)
  expect(told?.short.length).toBeLessThanOrEqual(80)
})

it('of long lists the first values are told, and how many more there are', () => {
  const codes = Array.from({ length: 300 }, (_, at) => `Site ${100 + at}`)
  const told = to(codes, 'siteCodes')
  expect(told?.full).toBe(codes.join(', '))
  expect(told?.short).toMatch(/^Site 100, Site 101, .+, \+292$/)
  const change = Object.assign({}, whole, { field: 'siteCodes', from: ['1'], to: codes })
  expect(texts.listOf(record('export'), change)).toMatch(/^added Site 100, .+, \+292; removed 1$/)
})

it('a line of text holds both sides, short for a list and whole for a file', () => {
  const change = Object.assign({}, whole, { field: 'blackoutRanges', to: [CERTIFICATE_SAMPLE] })
  expect(texts.line(record('export'), change, 'short')).toBe(
    'Blackout dates: – → idp.larkspur.example (expires 05/12/2027)',
  )
  expect(texts.line(record('export'), change, 'full')).toBe(`Blackout dates: – → ${CERTIFICATE_SAMPLE}`)
})

it.each([
  ['connection', 'sisApiKey', 'API key'],
  ['role', 'displayName', 'Display name'],
  ['authentication', 'displayName', 'Name'],
  ['authentication', 'settings.passwordComplexity.staff.minLength', 'Staff: Minimum length'],
  ['authentication', 'settings.passwordComplexity.staff.requireDigit', 'Staff: Digits'],
  ['authentication', 'settings.idpCertificates', 'Certificates'],
  ['authentication', 'settings.clockSkewSeconds', 'Clock difference (seconds)'],
  ['authentication', 'settings.hostedDomains', 'Hosted domains'],
  ['authentication', 'signInTest', 'Sign-in'],
  ['district', 'aFieldOfALaterServer', 'A field of a later server'],
] as const)('of a record of the kind %s, %s is called %s', (kind, field, name) => {
  expect(auditFieldName(kind, field, m)).toBe(name)
})

it.each([
  ['Aeries', 'Certificate'],
  ['Q', 'API key'],
  ['A system of a later server', 'API key'],
])('[S3] what the form of %s calls a field, its history calls %s', (provider, name) => {
  const systems = (['aeries', 'q'] as const).map((kind, id) => ({
    id,
    kind,
    provider: { id, name: kind === 'q' ? 'Q' : 'Aeries', code: kind },
    requiredFields: [],
    supportsApi: true,
    supportsComponents: [],
  }))
  const own = changeTexts({ m, yesNo: partMessages.yesNo, timeZone: 'America/New_York', systems })
  expect(own.of(record('connection', provider), whole).field).toBe(name)
})

it.each([
  [['a', 'b'], ['b', 'ROLE_IMPORT_LOG_VIEW'], 'added View import logs; removed a'],
  [['a'], ['a', 'b'], 'added b'],
  [['a'], null, null],
  ['1', '2', null],
])('of the list %j that becomes %j is told: %s', (from, next, told) => {
  const change: AuditChange = { field: 'roles', kind: 'plain', from, to: next, isErased: false }
  expect(texts.listOf(record('user'), change)).toBe(told)
})

it.each([
  [
    'authentication',
    'signInTest',
    'Unsaved settings',
    'Tested',
    'Sign-in: with settings before they were saved',
  ],
  [
    'personalData',
    'personalDataShown',
    'records: students',
    'Viewed',
    'Personal data shown: Records: Students',
  ],
  ['personalData', 'exportedPerson', 'A student', 'Exported', 'Person: A student'],
  ['personalData', 'erasedPerson', 'A student', 'Erased', 'Person: A student'],
  ['export', 'startedRun', '48212', 'Started', 'Run: 48212'],
] as const)(
  '[S7] what is done with a record of the kind %s is no change from nothing: %s %s',
  (subjectKind, field, to, action, line) => {
    const change = Object.assign({}, whole, { field, to })
    const [entry] = AUDIT_SAMPLE
    expect(entry && actionText(Object.assign({}, entry, { subjectKind, changes: [change] }), m)).toBe(action)
    expect(texts.line(record(subjectKind), change, 'full')).toBe(line)
    expect(`${auditFieldName(subjectKind, field, m)}: ${texts.listOf(record(subjectKind), change)}`).toBe(
      line,
    )
  },
)

it.each([
  ['person-erase', 'Server operator'],
  ['users.update', 'The system'],
])('what nobody did who was signed in, %s, was done by: %s', (operation, actor) => {
  const [entry] = AUDIT_SAMPLE
  expect(entry && actorText(Object.assign({}, entry, { operation, actorId: null, actorName: null }), m)).toBe(
    actor,
  )
})
