import { expect, it } from 'vitest'
import type { Sample } from './figures.ts'
import { type Measured, reportOf, reportText } from './report.ts'

const MINUTE = 60_000
const every5s = (value: (minute: number) => number): Sample[] =>
  Array.from({ length: 12 * 60 }, (_, n) => ({ at: n * 5000, value: value((n * 5000) / MINUTE) }))

const seenOf = (heap: Sample[]) => ({
  heap,
  memory: every5s(() => 300_000_000),
  cpu: every5s((minute) => minute * 30),
  rows: [],
  waiting: [],
})

const measured = (over: Partial<Measured> = {}): Measured => ({
  answers: Array.from({ length: 100 }, (_, n) => ({ name: 'students', at: n, ms: n, fault: null })),
  watch: {
    servers: new Map([['web 1', seenOf(every5s(() => 100_000_000))]]),
    connections: [{ at: 0, value: 17 }],
    queueSeconds: [{ at: 0, value: 61.4 }],
  },
  warmAt: 0,
  nights: {
    usual: { imports: 3, rows: 60_000, ms: 10_000, ended: { completed: 2, completedWithErrors: 1 } },
  },
  workers: 2,
  tables: [{ name: 'sis_rows', rows: 1000, bytes: 1_200_000 }],
  ...over,
})

it('puts figures together, and finds nothing wrong where every limit is kept', () => {
  const report = reportOf(measured())
  expect(report.broken).toEqual([])
  expect(report.all).toMatchObject({ count: 100, errors: 0, p50: 49, p95: 94, p99: 98 })
  expect(report.nights[0]?.rowsPerSecondPerWorker).toBe(3000)
  expect(report.processes[0]).toMatchObject({ heapMb: 100, memoryMb: 300, cpu: 0.5, isJudged: true })
  expect(reportText(report)).toMatch(/sis_rows +1000 +1 +1200\n\nConnections at most: 17\. .* 61 s\./)
})

it('names each limit that is broken', () => {
  const slow = { name: 'students', at: 0, ms: 900, fault: '500 Unexpected' }
  const report = reportOf(
    measured({
      answers: Array.from({ length: 10 }, () => slow),
      watch: {
        ...measured().watch,
        servers: new Map([['worker 2', seenOf(every5s((minute) => 1e8 + minute * 1e6))]]),
      },
      nights: { usual: { imports: 3, rows: 1, ms: 1, ended: { completed: 1, failed: 2 } } },
    }),
  )
  expect(report.broken).toEqual([
    'The 95th percentile is 900 ms, over 300 ms.',
    '10 requests failed.',
    expect.stringMatching(/^The heap of worker 2 grows by \d\d\.\d % per hour, over 5\.0 %\.$/),
    '2 imports of the usual night are failed.',
  ])
})

it("doesn't judge a heap that was watched for minutes only", () => {
  const servers = new Map([['worker 2', seenOf(every5s((minute) => 1e8 + minute * 1e7).slice(0, 120))]])
  const report = reportOf(measured({ watch: { ...measured().watch, servers } }))
  expect(report.broken).toEqual([])
  expect(reportText(report)).toMatch(/too short to judge/)
})
