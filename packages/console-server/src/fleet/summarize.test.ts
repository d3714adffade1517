import { describe, expect, it } from 'vitest'
import { IMPORT_DEFAULTS } from '../inbox/import-settings.ts'
import type { DistrictFacts, LastRun, TopFinding } from './district-facts.ts'
import { nightOf } from './rhythm.ts'
import { summarize } from './summarize.ts'

// A Monday, 8:14 in the morning Eastern time.
const NOW = new Date('2026-09-14T12:14:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR
const EVERY_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

const run = (
  hoursAgo: number,
  status: LastRun['status'] = 'completed',
  more: Partial<LastRun> = {},
): LastRun => ({
  batchId: 9,
  schoolYear: 2026,
  status,
  startedAt: new Date(NOW.getTime() - hoursAgo * HOUR).toISOString(),
  source: 'api',
  recordsRead: 1000,
  recordsRejected: 0,
  componentsFailed: 0,
  failureOrigin: null,
  ...more,
})
/** Nightly imports at 6 in the evening, the newest first. */
const nightly = (nights: number, ...newest: LastRun[]): LastRun[] => [
  ...newest,
  ...Array.from({ length: nights - newest.length }, (_, index) => run(14 + (newest.length + index) * 24)),
]
const district = (more: Partial<DistrictFacts> = {}): DistrictFacts => ({
  districtId: 7,
  lea: '41',
  timeZone: 'America/New_York',
  schoolYear: 2026,
  isActive: true,
  importsEnabled: true,
  isConnected: true,
  templates: 3,
  settings: IMPORT_DEFAULTS,
  schedules: [],
  running: null,
  runs: nightly(20),
  heldRemovals: 0,
  exports: [],
  ...more,
})
const at = (scheduleTime: string, scheduleDays: readonly (typeof EVERY_DAY)[number][] = EVERY_DAY) => ({
  id: 1,
  lea: '41',
  scheduleTime,
  scheduleDays: [...scheduleDays],
  timeZone: 'America/New_York',
  updatedAt: NOW.toISOString(),
})
const of = (more: Partial<DistrictFacts>, now = NOW) => summarize(district(more), now)

describe('where the imports of a district stand', () => {
  it.each([
    ['completed', { runs: nightly(20) }],
    ['rejections', { runs: nightly(20, run(14, 'completedWithErrors')) }],
    ['failed', { runs: nightly(20, run(14, 'failed')) }],
    ['held', { runs: nightly(20, run(14, 'held')) }],
    ['never', { runs: [] }],
    // While one runs, the result before counts.
    ['failed', { runs: nightly(20, run(14, 'failed')), running: { startedAt: NOW.toISOString() } }],
  ] as const)('is %s', (state, facts) => {
    expect(of(facts).importState).toBe(state)
  })

  it('tells since when, and how many imports in a row ended so', () => {
    const failing = [run(14, 'failed'), run(38, 'failed'), run(62, 'failed')]
    expect(of({ runs: nightly(20, ...failing) })).toMatchObject({
      streak: 3,
      stateSince: new Date(NOW.getTime() - 62 * HOUR).toISOString(),
    })
  })

  it('sorts by urgency, and the newest first', () => {
    const orders = [
      of({ runs: nightly(20, run(14, 'failed')) }),
      of({ runs: nightly(20, run(20, 'failed')) }),
      of({ runs: nightly(20, run(14, 'held')) }),
      of({ runs: [run(90), ...nightly(19)] }),
      of({ runs: nightly(20, run(14, 'completedWithErrors')) }),
      of({ running: { startedAt: NOW.toISOString() } }),
      of({ runs: [] }),
      of({}),
    ].map(({ listOrder }) => listOrder)
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  })
})

describe('late, by the rhythm of the district', () => {
  const lastAt = (hoursAgo: number) => Array.from({ length: 20 }, (_, index) => run(hoursAgo + index * 24))
  it.each([
    ["a day and its quarter haven't gone by", lastAt(29), 'completed'],
    ['they have', lastAt(31), 'late'],
    ['it imports weekly', [1, 8, 15, 22, 29].map((days) => run(days * 24 + 70)), 'completed'],
    ['too few nights tell', [run(90), run(114)], 'completed'],
    ['a failure is what to look at first', [run(90, 'failed'), ...lastAt(114)], 'failed'],
  ] as const)('without a schedule: %s', (_, runs, state) => {
    expect(of({ runs }).importState).toBe(state)
  })

  it("isn't looked for on weekends when it never imports on them", () => {
    // Friday, Thursday, Wednesday, Tuesday, Monday at 6 in the evening.
    const friday = [62, 86, 110, 134, 158].map((hours) => run(hours))
    expect(friday[0]?.startedAt).toBe('2026-09-11T22:14:00.000Z')
    expect(of({ runs: friday }).importState).toBe('completed')
    expect(of({ runs: friday }).expectedBy).toEqual(new Date('2026-09-14T22:14:00Z'))
    expect(of({ runs: friday }, new Date(NOW.getTime() + DAY)).importState).toBe('late')
  })

  it('with a schedule: an hour after its time, on its days', () => {
    const runs = [run(24.5)]
    expect(of({ runs, schedules: [at('07:30')] })).toMatchObject({ importState: 'completed' })
    expect(of({ runs, schedules: [at('07:10')] })).toMatchObject({
      importState: 'late',
      stateSince: new Date('2026-09-14T11:10:00Z'),
      lateAt: null,
    })
    expect(of({ runs, schedules: [at('07:10', ['tue'])] }).importState).toBe('completed')
    expect(of({ runs: nightly(20), schedules: [at('07:30')] }).lateAt).toEqual(
      new Date('2026-09-14T12:30:00Z'),
    )
  })

  const late = [run(90), ...nightly(19)]
  it.each<[string | null, Partial<DistrictFacts>]>([
    ['noSchedule', { runs: late }],
    ['notStarted', { runs: late, schedules: [at('07:10')] }],
    ['noTemplates', { runs: late, templates: 0 }],
    ['noFiles', { runs: [run(90, 'completed', { source: 'sftp' }), ...nightly(19)] }],
    [null, {}],
  ])('tells why: %s', (reason, facts) => {
    expect(of(facts).lateReason).toBe(reason)
  })

  it.each<[string, Partial<DistrictFacts>]>([
    ['imports are off', { importsEnabled: false }],
    ['imports are paused', { settings: { ...IMPORT_DEFAULTS, isPaused: true } }],
    ['an import is running', { running: { startedAt: NOW.toISOString() } }],
    [
      'the day is a blackout date',
      { settings: { ...IMPORT_DEFAULTS, blackoutRanges: [{ from: '2026-09-13', to: '2026-09-14' }] } },
    ],
  ])('never while %s', (_, facts) => {
    expect(of({ runs: [run(24.5)], schedules: [at('07:10')], ...facts }).importState).toBe('completed')
  })
})

describe('fourteen nights', () => {
  it('belong to the day on which they begin, at 4 in the afternoon', () => {
    expect(nightOf('2026-09-14T12:14:00Z')).toBe('2026-09-13')
    expect(nightOf('2026-09-14T19:59:00Z')).toBe('2026-09-13')
    expect(nightOf('2026-09-14T20:00:00Z')).toBe('2026-09-14')
  })

  it('have a letter each, of the last import of the night', () => {
    const runs = [
      run(2),
      run(14, 'failed'),
      run(38, 'held'),
      run(62, 'completedWithErrors'),
      run(110, 'failed'),
    ]
    expect(of({ runs }).nights).toBe('---------f-rhc')
  })
})

describe('what needs attention', () => {
  it.each([
    ['nothing', false, {}],
    ['few rejections', false, { runs: nightly(9, run(14, 'completedWithErrors', { recordsRejected: 10 })) }],
    ['many rejections', true, { runs: nightly(9, run(14, 'completedWithErrors', { recordsRejected: 11 })) }],
    [
      'many rejections under a higher limit',
      false,
      {
        runs: nightly(9, run(14, 'completedWithErrors', { recordsRejected: 11 })),
        settings: { ...IMPORT_DEFAULTS, rejectedLimitPercent: 2 },
      },
    ],
    [
      'only rejections without a limit',
      false,
      {
        runs: nightly(9, run(14, 'completedWithErrors', { recordsRejected: 900 })),
        settings: { ...IMPORT_DEFAULTS, rejectedLimitPercent: null },
      },
    ],
    ['a failing export', true, { exports: [{ id: 5, isFailing: true }] }],
    ['no import', true, { runs: [] }],
  ] as const)('%s: %s', (_, needed, facts) => {
    expect(of(facts).needsAttention).toBe(needed)
  })
})

describe('the next step', () => {
  const finding = (more: Partial<TopFinding>): TopFinding => ({
    errorCode: 'R001',
    owner: 'provider',
    rows: 61,
    values: 2,
    isWholeFile: false,
    etlStatusId: 3,
    fixTarget: { route: 'site-overview', params: { districtId: '7' }, query: { code: '0417' }, label: '' },
    ...more,
  })
  const withRejections = (more: Partial<TopFinding>) => ({
    runs: nightly(9, run(14, 'completedWithErrors', { finding: finding(more) })),
  })
  it.each([
    ['addSites', 'provider', 2, 'site-overview', {}, withRejections({})],
    ['addSites', 'provider', 1, 'site-overview', { code: '0417' }, withRejections({ values: 1 })],
    [
      'addTranslations',
      'provider',
      2,
      'sis-import-edit',
      { column: 'gradeLevel' },
      withRejections({
        errorCode: 'T001',
        fixTarget: {
          route: 'sis-import-edit',
          params: { districtId: '7', id: '4' },
          query: { column: 'gradeLevel', values: ['KX'] },
          label: '',
        },
      }),
    ],
    [
      'correctRows',
      'district',
      61,
      'import-log-details',
      {},
      withRejections({ errorCode: 'R002', owner: 'district', fixTarget: null }),
    ],
    [
      ...(['checkFiles', 'district', null, 'import-log-results', {}] as const),
      withRejections({ errorCode: 'R011', owner: 'district', fixTarget: null }),
    ],
    ['reviewImport', 'provider', null, 'import-log-results', {}, { runs: [run(14, 'failed')] }],
    [
      'checkConnection',
      'district',
      null,
      'import-log-results',
      {},
      {
        runs: [
          run(14, 'failed', { finding: finding({ errorCode: 'E001', owner: 'district', fixTarget: null }) }),
        ],
      },
    ],
    [
      'reviewRemovals',
      'district',
      7112,
      'import-log-results',
      {},
      { runs: [run(14, 'held')], heldRemovals: 7112 },
    ],
    ['startImport', 'provider', null, 'import-logs', {}, { runs: [run(50)], schedules: [at('07:10')] }],
    [
      ...(['startImport', 'provider', null, 'import-logs', {}] as const),
      { runs: [run(14, 'completedWithErrors', { isRepaired: true })] },
    ],
    [
      'deliverFiles',
      'district',
      null,
      'import-logs',
      {},
      { runs: [run(50, 'completed', { source: 'sftp' })], schedules: [at('07:10')] },
    ],
    ['finishSetup', 'district', null, 'sis-import-api-setup', {}, { runs: [], isConnected: false }],
    ['createTemplates', 'provider', null, 'sis-import-templates', {}, { runs: [], templates: 0 }],
    ['checkExports', 'provider', 1, 'export-edit', {}, { exports: [{ id: 5, isFailing: true }] }],
  ] as const)('is %s of the %s', (kind, owner, count, route, query, facts) => {
    expect(of(facts).nextStep).toMatchObject({
      kind,
      owner,
      count,
      target: { route, query, params: { districtId: '7' } },
    })
  })

  it('is none when all is well', () => {
    expect(of({}).nextStep).toBeNull()
  })
})
