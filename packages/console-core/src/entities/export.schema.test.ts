import { expect, it } from 'vitest'
import { crossFault } from '../validation/cross-rules.ts'
import { EXPORT_RULES } from '../validation/export-rules.ts'
import { newExportSchema, updateExportSchema } from './export.schema.ts'

const draft = { name: 'Roster', productId: 2, components: ['students'], deliveryMethod: 'download' }
const pathOf = (more: object) => {
  const checked = newExportSchema.safeParse({ ...draft, ...more })
  return checked.success ? null : checked.error.issues[0]?.path.join('.')
}

it.each([
  ['sftp.example.org', null],
  ['10.0.0.7', null],
  ['receiver', null],
  ['sftp.example.org:22', 'host'],
  ['user@sftp.example.org', 'host'],
  ['-sftp.example.org', 'host'],
  ['sftp..org', 'host'],
  [`${'a'.repeat(64)}.org`, 'host'],
  ['a.'.repeat(126), 'host'],
])('a host is a name without anything around it: %s', (host, path) => {
  expect(pathOf({ host })).toBe(path)
})

it.each([
  ['{lea}_{component}.csv', null],
  ['Roster ({yyyyMMdd}).csv', null],
  ['.hidden.csv', 'fileNamePattern'],
  ['a/b.csv', 'fileNamePattern'],
  ['a\\b.csv', 'fileNamePattern'],
  ['{Lea}.csv', 'fileNamePattern'],
  ['{lea.csv', 'fileNamePattern'],
  ['', 'fileNamePattern'],
])('a file name has known words only and stays in its folder: %s', (fileNamePattern, path) => {
  expect(pathOf({ fileNamePattern })).toBe(path)
})

it.each([
  ['/', null],
  ['/in/rosters 2026', null],
  ['in', 'remotePath'],
  ['/in/..', 'remotePath'],
  ['/in\n/out', 'remotePath'],
])('a folder begins at the root and leads downwards: %j', (remotePath, path) => {
  expect(pathOf({ remotePath })).toBe(path)
})

it('a name that never ends is refused at once', () => {
  const before = performance.now()
  for (const text of ['a-'.repeat(120), '{lea}'.repeat(23), 'a'.repeat(253)])
    newExportSchema.safeParse({ ...draft, host: `${text}!`, fileNamePattern: `${text}!` })
  expect(performance.now() - before).toBeLessThan(200)
})

it('a change may name any field but product and year', () => {
  expect(updateExportSchema.safeParse({}).success).toBe(true)
  expect(updateExportSchema.safeParse({ password: null, privateKey: null }).success).toBe(true)
  for (const field of ['productId', 'schoolYear', 'lea', 'lastSentAt'])
    expect(updateExportSchema.safeParse({ [field]: 2 }).success).toBe(false)
})

it.each([
  ['sftp', true, false, undefined],
  ['sftp', false, true, undefined],
  ['sftp', false, false, 'password'],
  ['ftps', false, true, 'password'],
  ['ftps', true, false, undefined],
  ['api', false, false, undefined],
  ['download', false, false, undefined],
] as const)('by %s, password %s and key %s', (deliveryMethod, password, privateKey, field) => {
  const item = { isEnabled: true, deliveryMethod, password, privateKey }
  expect(crossFault(EXPORT_RULES, item)?.field).toBe(field)
  expect(crossFault(EXPORT_RULES, { ...item, isEnabled: false })).toBe(undefined)
})

it.each([
  ['its names', { fileNamePattern: 'all.csv' }, 'fileNamePattern'],
  ['names in an archive', { fileNamePattern: 'all.csv', zip: true }, undefined],
  ['one component', { components: ['students'], fileNamePattern: 'all.csv' }, 'fileNamePattern'],
  ['another delimiter', { delimiter: 'tab' }, 'delimiter'],
  ['no header', { includeHeader: false }, 'includeHeader'],
  ['another encoding', { encoding: 'Windows-1252' }, 'encoding'],
  ['nothing that it knows', { components: ['attendance', 'behavior'] }, 'components'],
  ['something that it knows', { components: ['attendance', 'roster'] }, undefined],
] as const)('OneRoster decides about %s', (_, more, field) => {
  const item = { components: ['sites', 'staff'] as const, fileNamePattern: '{component}.csv', ...more }
  for (const exportType of ['oneroster11Csv', 'oneroster12Csv'] as const)
    expect(crossFault(EXPORT_RULES, { ...item, components: [...item.components], exportType })?.field).toBe(
      field,
    )
  const own = { ...item, components: ['sites' as const], exportType: 'customCsv' as const }
  expect(crossFault(EXPORT_RULES, own)).toBe(undefined)
})
