import { freePort } from '@edconsole/console-server/internal/testing'
import { scaleDistricts } from '../../seed/scale/scale-districts.ts'
import type { ScaleSize } from '../../seed/scale/scale-size.ts'
import { askPage, signIn } from './ask.ts'
import { type BenchRecords, benchCalls } from './bench-calls.ts'
import { type BenchEngine, type BenchPlace, openBenchPlace } from './bench-place.ts'
import { type Measured, measure, type Side } from './measure.ts'
import { median } from './median.ts'
import type { BenchRun } from './ratio-table.ts'
import { type RunningProcess, startProcess } from './running-process.ts'
import { checkSameAnswers } from './same-answers.ts'

/** Half of the rows are students, half lines of import logs; one district has three quarters of both. */
const benchSize = (rows: number): ScaleSize => ({
  districts: 2,
  students: Math.floor(rows / 2),
  // Beside students only their sites and staff, and whatever fits.
  rows: Math.ceil((rows / 2) * 1.08),
  logRows: Math.floor(rows / 2),
})

/** The district whose lists are asked for. */
const largestDistrict = (rows: number): string => {
  const lea = scaleDistricts(benchSize(rows)).at(-1)?.lea
  if (lea === undefined) throw new Error('There is no district.')
  return lea
}

export type BenchOptions = {
  readonly engine: BenchEngine
  readonly rows: number
  /** Of each measurement; a call takes six of them. */
  readonly seconds: number
  /** Folder in which the rows are kept from run to run. */
  readonly cache: string
  /** Makes them again. */
  readonly fresh: boolean
  /** Only calls whose names contain this. */
  readonly only: string
  readonly onProgress: (line: string) => void
}

/** Our server, with sessions, roles and its log, beside the bare one, on the same rows. */
export const benchLists = async (options: BenchOptions): Promise<BenchRun> => {
  const { engine, rows, seconds, only } = options
  const place = await openBenchPlace(options.cache, engine, rows, options.fresh)
  const running: RunningProcess[] = []
  try {
    options.onProgress(`starting with the rows on ${engine}, made once`)
    // Rows are made at the first start; what they were made into can be copied when the server has gone.
    await (await startOurs(place, rows)).stop()
    const bare = await startBare(await place.forBare())
    running.push(bare)
    const ours = await startOurs(place, rows)
    running.push(ours)
    const sides = { ours: await signIn(ours.origin), bare: { origin: bare.origin, headers: {} } }
    const measured: Measured[] = []
    for (const call of benchCalls(await recordsOf(sides.ours, rows))) {
      if (!call.name.includes(only)) continue
      await checkSameAnswers(call, sides.ours, sides.bare)
      measured.push(await measure(call, sides.ours, sides.bare, seconds))
      options.onProgress(`${call.name} on ${engine}, ${rows.toLocaleString('en-US')} rows`)
    }
    const ratios = measured.map(({ ours, bare }) => ours.perSecond / bare.perSecond)
    return { title: `${engine}, ${rows.toLocaleString('en-US')} rows`, measured, middleRatio: median(ratios) }
  } finally {
    for (const { stop } of running) await stop()
    await place.close()
  }
}

const startOurs = async ({ data, url }: BenchPlace, rows: number): Promise<RunningProcess> => {
  const port = await freePort()
  const { districts, students, logRows, rows: all } = benchSize(rows)
  const size = [
    ...['--districts', `${districts}`, '--rows', `${all}`, '--students', `${students}`],
    ...['--log-rows', `${logRows}`],
  ]
  const args = ['--host', '127.0.0.1', '--port', `${port}`, '--data', data, '--seed', 'scale', ...size]
  // One session makes more calls than people do.
  const env = {
    CONSOLE_LOG_LEVEL: 'info',
    CONSOLE_SESSION_CALLS_PER_MINUTE: '0',
    ...(url === undefined ? {} : { DATABASE_URL: url }),
  }
  return startProcess(new URL('../../cli.ts', import.meta.url), {
    args,
    port,
    ready: '/api/login',
    env,
  })
}

const startBare = async (database: string): Promise<RunningProcess> => {
  const port = await freePort()
  const program = new URL('./bare/bare-server.ts', import.meta.url)
  return startProcess(program, { args: [`${port}`, database], port, ready: '/ready' })
}

/** The newest batch of the largest district, and its result with most lines. */
const recordsOf = async (ours: Side, rows: number): Promise<BenchRecords> => {
  const lea = largestDistrict(rows)
  const asked = (list: string, query = '') =>
    askPage(ours, `/api/district/${list}?lea=${lea}&limit=1${query}`)
  const [batch] = (await asked('import-log-headers')).data
  const [result] = (
    await asked('import-log-results', `&filter[batchId]=${batch?.batchId}&sort[recordsRejected]=desc`)
  ).data
  return {
    lea,
    batchId: Number(batch?.batchId),
    etlStatusId: Number(result?.etlStatusId),
    students: (await asked('students')).extensions.totalCount,
    details: (await asked('import-log-details')).extensions.totalCount,
  }
}
