import type { Export, SisApiConfig, SisImportTemplateDetailed, TemplateColumn } from '@edconsole/console-core'
import { expect, test } from 'vitest'
import { failedConnection, lockedUsers, unmappedTemplates, unsentExports } from './attention-setup.ts'
import { messages } from './messages.ts'

const at = { districtId: '42', now: new Date('2026-09-14T12:14:00Z') }
const column: TemplateColumn = {
  id: 1,
  databaseColumnMapId: 1,
  columnName: 'termCode',
  displayName: 'Term',
  sampleValues: [],
  unknownValues: [],
  sourceColumn: null,
  mappingType: 'column',
  fixedValue: null,
  defaultValue: null,
  transform: 'none',
  isRequired: true,
  dataType: 'string',
  maxLength: null,
  possibleValues: [],
}
const template = (id: number, columns: TemplateColumn[]) =>
  ({
    id,
    name: `Template ${id}`,
    importTemplateColumns: columns,
    updatedAt: null,
  }) as unknown as SisImportTemplateDetailed
const sending = (lastSentAt: string | null, createdAt: string, facts: Partial<Export> = {}) =>
  ({ id: 1, productName: 'Early Alerts', lastSentAt, createdAt, delay: null, ...facts }) as unknown as Export
const all = () => true
const verified = (lastVerifiedStatus: SisApiConfig['lastVerifiedStatus']) =>
  ({
    lastVerifiedStatus,
    lastVerifiedMessage: 'Aeries refused the certificate.',
    lastVerifiedAt: '2026-09-12T10:00:00Z',
  }) as unknown as SisApiConfig

test('[ux 9.1] a failed connection test is the worst of them, in the words of the test', () => {
  expect(failedConnection({ ...at, connection: verified('failed') }, messages)).toMatchObject([
    {
      tone: 'danger',
      text: 'Aeries refused the certificate.',
      at: '2026-09-12T10:00:00Z',
      action: { label: 'Check connection', to: { id: 'sis-import-api-setup' } },
    },
  ])
  for (const connection of [verified('ok'), verified(null), undefined])
    expect(failedConnection({ ...at, connection }, messages)).toEqual([])
})

test('[ux 9.1] templates with required columns that nothing fills, each one', () => {
  const templates = [template(1, [column]), template(2, [{ ...column, sourceColumn: 'TERM' }])]
  expect(unmappedTemplates({ ...at, templates }, messages)).toMatchObject([
    {
      title: 'Template 1 has 1 required column not mapped',
      text: 'Not mapped: Term.',
      action: { to: { id: 'sis-import-edit', params: { districtId: '42', id: '1' } } },
    },
  ])
  const many = [1, 2, 3, 4].map((id) => template(id, [column, column]))
  expect(unmappedTemplates({ ...at, templates: many }, messages).map(({ title }) => title)).toEqual(
    [1, 2, 3, 4].map((id) => `Template ${id} has 2 required columns not mapped`),
  )
})

test.each([
  [undefined, []],
  [0, []],
  [1, ['1 user account is locked']],
  [1204, ['1,204 user accounts are locked']],
])('[ux 9.1] locked accounts: %s', (locked, titles) => {
  expect(lockedUsers({ ...at, locked }, messages).map(({ title }) => title)).toEqual(titles)
})

test.each<[string | null, string, string[]]>([
  ['2026-09-06T12:00:00Z', '2026-01-01T00:00:00Z', ['Export to Early Alerts not sent for 8 days']],
  ['2026-09-07T12:00:00Z', '2026-01-01T00:00:00Z', []],
  [null, '2026-09-01T12:00:00Z', ['Export to Early Alerts not sent for 13 days']],
  [null, '2026-09-10T12:00:00Z', []],
  ['soon', '2026-01-01T00:00:00Z', []],
  [null, 'long ago', []],
])('[ux 9.1] R17 an export last sent %s, made %s', (lastSentAt, createdAt, titles) => {
  const items = unsentExports({ ...at, exports: [sending(lastSentAt, createdAt)] }, all, messages)
  expect(items.map(({ title }) => title)).toEqual(titles)
})

test('[S3] an export that is late is told with what keeps it', () => {
  const delay = { code: 'queued', since: '2026-09-14T08:00:00Z', until: null, batchId: 7, count: 2 } as const
  const late = sending('2026-09-12T08:03:00Z', '2026-01-01T00:00:00Z', { delay })
  expect(unsentExports({ ...at, exports: [late] }, all, messages)).toMatchObject([
    {
      title: 'Export to Early Alerts is late',
      text: 'In the queue since 09/14/2026 - 04:00AM (ET), behind 2 other exports. Last sent 09/12/2026 - 04:03AM.',
    },
  ])
})

test('[ux 9.1] an export that failed is told at once, at the time of its failure, with the way to its log', () => {
  const failed = sending('2026-09-13T08:03:00Z', '2026-01-01T00:00:00Z', {
    lastStatus: 'failed',
    lastRunAt: '2026-09-14T08:02:00Z',
    lastBatchId: 20931,
    lastMessage: 'Sites: 127.0.0.1:4391 refused the sign-in.',
  })
  const [item] = unsentExports({ ...at, exports: [failed] }, all, messages)
  expect(item).toMatchObject({
    tone: 'danger',
    title: 'Export to Early Alerts failed',
    at: '2026-09-14T08:02:00Z',
    text: 'Sites: 127.0.0.1:4391 refused the sign-in. Last sent 09/13/2026 - 04:03AM.',
    action: { to: { id: 'export-log-results', params: { districtId: '42', batchId: '20931' } } },
  })
  const [denied] = unsentExports({ ...at, exports: [failed] }, () => false, messages)
  expect(denied?.action.to.id).toBe('export')
  const inPart = { ...failed, lastStatus: 'completedWithErrors' as const }
  expect(unsentExports({ ...at, exports: [inPart] }, all, messages)).toMatchObject([
    { tone: 'warning', title: 'Export to Early Alerts was partly sent' },
  ])
})
