import type {
  District,
  DistrictImportStatus,
  FacetGroup,
  FixTarget,
  ImportLogHeader,
  RouteId,
} from '@edconsole/console-core'
import { fixTargets } from '@edconsole/console-core/import-rules'
import { fixture } from '@edconsole/console-core/testing'
import { expect, test } from 'vitest'
import { type AttentionFacts, attentionItems } from './attention.ts'
import { messages } from './messages.ts'

const now = new Date('2026-09-14T12:14:00Z')
const batch = (over: Partial<ImportLogHeader> = {}): ImportLogHeader =>
  fixture('importLogs.headers', {
    batchId: 48212,
    status: 'completed',
    startedAt: '2026-09-13T22:00:00Z',
    endedAt: '2026-09-13T22:14:00Z',
    componentsFailed: 0,
    recordsRejected: 0,
    oldFiles: 0,
    message: null,
    ...over,
  })
const district = (over: Partial<District> = {}): District =>
  fixture('districts.list', {
    contactEmailAddress: 'data@example.org',
    sisProviderName: 'Aeries',
    importsEnabled: true,
    ...over,
  })
const cause = (value: string, count: number, fixRoute: string | null = null): FacetGroup => ({
  value,
  count,
  sample: {
    etlStatusId: 7,
    cause: value,
    errorCode: 'V003',
    severity: 'error',
    rowNumber: 3,
    columnName: null,
    sourceColumn: null,
    componentName: 'students',
    causeTitle: `Cause ${value}`,
    message: 'A sentence.',
    suggestion: null,
    owner: 'provider',
    fixTarget: fixRoute && {
      route: fixRoute,
      params: { id: '3' },
      query: { column: 'gradeLevel' },
      label: 'Fix it',
    },
  },
})
const items = (facts: Partial<AttentionFacts>, denied: RouteId[] = []) =>
  attentionItems(
    {
      districtId: '42',
      district: district(),
      batches: [batch()],
      schoolYear: batch().schoolYear,
      causes: [],
      now,
      ...facts,
    },
    { can: (route) => !denied.includes(route), allows: () => true, isEmployee: true },
    messages,
  )
const rejected = batch({ status: 'completedWithErrors', recordsRejected: 312 })

test('[S5] a quiet district needs nothing', () => {
  expect(items({})).toEqual([])
})

test.each<[string, Partial<AttentionFacts>, string[]]>([
  ['old files', { batches: [batch({ oldFiles: 2 })] }, ['old-files']],
  [
    'a failed last batch',
    { batches: [batch({ status: 'failed', message: 'The SIS did not answer.' })] },
    ['failed'],
  ],
  [
    'a last batch of which a component failed',
    { batches: [batch({ status: 'completedWithErrors', componentsFailed: 1 })] },
    ['failed'],
  ],
  ['a held last batch', { batches: [batch({ status: 'held' })] }, ['held']],
  [
    'an older failure that was followed by a success is over',
    { batches: [batch(), batch({ status: 'failed' })] },
    [],
  ],
  [
    'a running batch hides no failure',
    { batches: [batch({ status: 'loading', endedAt: null }), batch({ status: 'failed' })] },
    ['failed'],
  ],
  [
    'four causes of rejected rows, each by itself',
    { batches: [rejected], causes: [cause('a', 1), cause('b', 9), cause('c', 5), cause('d', 7)] },
    ['cause:b', 'cause:d', 'cause:c', 'cause:a'],
  ],
  [
    'the three largest of many causes, and one line for the others',
    {
      batches: [rejected],
      causes: [cause('a', 1), cause('b', 9), cause('c', 5), cause('d', 7), cause('e', 2)],
    },
    ['cause:b', 'cause:d', 'cause:c', 'cause:others'],
  ],
  ['causes without rejected rows are no matter', { causes: [cause('a', 1)] }, []],
  [
    'a cause whose sample is not readable',
    { batches: [rejected], causes: [{ value: 'a', count: 3, sample: 'x' }] },
    ['rejected'],
  ],
  [
    'two days and a minute without an import',
    { batches: [batch({ startedAt: '2026-09-12T12:13:00Z' })] },
    ['stale'],
  ],
  ['an import whose time is not readable (R17)', { batches: [batch({ startedAt: 'soon' })] }, []],
  ['two days to the minute', { batches: [batch({ startedAt: '2026-09-12T12:14:00Z' })] }, []],
  [
    'an old import where imports are off',
    {
      batches: [batch({ startedAt: '2026-08-01T00:00:00Z' })],
      district: district({ importsEnabled: false }),
    },
    [],
  ],
  [
    'an old import that still runs',
    { batches: [batch({ startedAt: '2026-09-01T00:00:00Z', status: 'loading' })] },
    [],
  ],
  ['no contact email', { district: district({ contactEmailAddress: '  ' }) }, ['contact']],
  ['no system to import from', { district: district({ sisProviderName: null }) }, ['no-connection']],
  ['a district that is not known yet', { district: null }, []],
])('needs attention: %s', (_name, facts, keys) => {
  expect(items(facts).map((item) => item.key)).toEqual(keys)
})

test('danger stands before warnings, warnings before the rest, newest first', () => {
  const facts: Partial<AttentionFacts> = {
    batches: [batch({ status: 'failed', recordsRejected: 3, startedAt: '2026-09-01T00:00:00Z' })],
    causes: [cause('a', 3)],
    district: district({ contactEmailAddress: null }),
  }
  expect(items(facts).map((item) => item.tone)).toEqual(['danger', 'warning', 'warning', 'info'])
})

const standing = (over: Partial<DistrictImportStatus> = {}): DistrictImportStatus => ({
  lea: '4107320',
  importState: 'failed',
  runningSince: null,
  lastImportBatchId: 48212,
  lastImportAt: '2026-09-13T22:00:00Z',
  stateSince: '2026-09-10T22:00:00Z',
  streak: 4,
  expectedBy: null,
  lateReason: null,
  ...over,
})

test('[9.1] what is held stands before what failed, and says since when', () => {
  const facts: Partial<AttentionFacts> = {
    batches: [batch({ status: 'held', message: 'Too many removals.' })],
    standing: standing({ importState: 'held', streak: 1 }),
    connection: fixture('apiProvider.configs', {
      missingFields: [],
      lastVerifiedAt: '2026-09-14T12:00:00Z',
      lastVerifiedStatus: 'failed',
      lastVerifiedMessage: null,
    }),
  }
  expect(items(facts).map(({ key }) => key)).toEqual(['held', 'connection'])
  expect(items(facts)[0]?.text).toBe('Held since 09/10. Too many removals.')
})

test('[9.1] a failure in a row says how often, unless the status is about another import', () => {
  const batches = [batch({ status: 'failed', message: 'The SIS did not answer.' })]
  expect(items({ batches, standing: standing() })[0]?.text).toBe(
    'Failed 4 times since 09/10. The SIS did not answer.',
  )
  const old = standing({ lastImportBatchId: 48211 })
  expect(items({ batches, standing: old })[0]?.text).toBe('The SIS did not answer.')
})

test('[R26] after a rollover templates are asked for, and corrections of the year before no more', () => {
  const facts = { batches: [rejected], causes: [cause('1', 312, 'sis-import-edit')], templates: [] }
  const schoolYear = rejected.schoolYear + 1
  expect(items({ ...facts, schoolYear }).map(({ key }) => key)).toEqual(['templates'])
  expect(items({ ...facts, schoolYear }, ['sis-import-templates'])).toEqual([])
  // What never imported has its checklist, and what isn't to import needs none.
  expect(items({ templates: [], batches: [] })).toEqual([])
  expect(items({ templates: [], district: district({ importsEnabled: false }) })).toEqual([])
})

test('[9.1] an import is late by the rhythm of its district, not by its age', () => {
  const batches = [batch({ startedAt: '2026-09-01T00:00:00Z' })]
  expect(items({ batches, standing: standing({ importState: 'completed' }) })).toEqual([])
  const late = standing({
    importState: 'late',
    expectedBy: '2026-09-14T06:00:00Z',
    lateReason: 'noSchedule',
  })
  expect(items({ batches, standing: late })).toMatchObject([{ key: 'stale', title: 'The import is late' }])
  expect(items({ batches, standing: late })[0]?.text).toBe(
    'Late. Expected by 09/14/2026 - 02:00AM (ET). No schedule starts it. The last one started 08/31/2026 - 08:00PM.',
  )
})

test('[9.1] a cause says since when it is there, and that it is back', () => {
  const since = (isBack: boolean) => ({
    ...cause('a', 9),
    history: { since: '2026-09-10T22:00:00Z', isBack, loadedBatchId: null },
  })
  const text = (isBack: boolean) => items({ batches: [rejected], causes: [since(isBack)] })[0]?.text
  expect(text(false)).toBe('Batch 48212. Since 09/10')
  expect(text(true)).toBe('Batch 48212. Back since 09/10')
})

test.each<[string, RouteId[], string | undefined]>([
  ['the fix, when it may be opened', [], 'sis-import-edit'],
  ['the rows, when the fix may not', ['sis-import-edit'], 'import-log-details'],
  ['nothing, when neither may', ['sis-import-edit', 'import-log-details'], undefined],
])('a cause leads to %s', (_name, denied, route) => {
  const [item] = items({ batches: [rejected], causes: [cause('a', 312, 'sis-import-edit')] }, denied)
  expect(item?.action.to.id).toBe(route)
})

test('a fix that names a route nobody knows leads to the rows', () => {
  const [item] = items({ batches: [rejected], causes: [cause('T001:gradeLevel', 312, 'elsewhere')] })
  expect(item?.title).toBe('312 rows rejected: Cause T001:gradeLevel')
  expect(item?.action.to).toEqual({
    id: 'import-log-details',
    params: { districtId: '42', batchId: '48212', etlStatusId: '7' },
    query: { filter: { cause: 'T001:gradeLevel' } },
  })
})

test('[ux 9.1] the causes add up to the rejected rows', () => {
  const causes = ['a', 'b', 'c', 'd', 'e'].map((name, index) => cause(name, 60 + index))
  const lines = items({ batches: [batch({ status: 'completedWithErrors', recordsRejected: 310 })], causes })
  expect(lines.at(-1)).toMatchObject({
    title: '121 rows rejected: 2 other causes',
    action: { to: { id: 'import-log-results' } },
  })
  const told = lines.map(({ title }) => Number(/^\d+/.exec(title)?.[0]))
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(310)
})

const needs = (code: string, count: number, fixTarget: FixTarget, values: readonly string[]): FacetGroup => ({
  value: code,
  count,
  values: values.map((value) => ({ value, count: count / values.length })),
  sample: {
    ...Object(cause(code, count).sample),
    columnName: 'gradeLevel',
    fixTarget,
  },
})

test('[ux 9.4] what was added since is asked for no more, and waits for the next import', () => {
  const scope = { districtId: '42', templateId: 3 }
  const causes = [
    needs('R001', 200, fixTargets.site(scope, '0417'), ['0417']),
    needs('V003', 100, fixTargets.translation(scope, 'gradeLevel', 'PK3'), ['PK3', 'TK+']),
    needs('V008', 12, fixTargets.templateColumn(scope, 'gradeLevel'), []),
  ]
  const there = ['0417', 'PK3']
  const added = {
    of: (_: unknown, value: string | null) => {
      if (value === null || !there.includes(value)) return null
      return value === '0417' ? ('site' as const) : ('translation' as const)
    },
  }
  const shown = (batches = [rejected]) =>
    items({ batches, causes, added }).map(({ key, tone, text, action }) => [key, tone, text, action.label])
  expect(shown()).toEqual([
    ['cause:V003', 'warning', 'Batch 48212. 1 translation added', 'Add 1 translation'],
    ['cause:V008', 'warning', 'Batch 48212', 'Open the column'],
    ['cause:R001', 'info', 'Batch 48212. Site added. Takes effect in the next sync.', 'Open logs'],
  ])
  const running = batch({ batchId: 48213, status: 'loading' })
  expect(shown([running, rejected])[2]?.[2]).toBe('Batch 48212. Site added.')
})
