/**
 * `pnpm test:size`: many districts on PostgreSQL, a night of imports through several workers, and people at work meanwhile.
 * Measures, prints a report, and ends with 1 when a limit is broken. `--help` names the options.
 */
import { writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createRandom, ROWS_PER_STUDENT, type ScaleSize, sizeFault } from '@edconsole/console-demo'
import { makeFleet } from '../fleet/fleet.ts'
import { pickFrom } from '../fleet/pick-from.ts'
import { deliverDay } from './deliver.ts'
import { districtsOf, type Night, runNight } from './night.ts'
import { LIMITS, reportOf, reportText } from './report.ts'
import { addPeople, makePlace, type SizePlace } from './size-place.ts'
import { countStatements, slowStatements, tableSizes } from './table-sizes.ts'
import { type Answered, signIn, work } from './users.ts'
import { watch } from './watch.ts'

const HELP = `pnpm test:size [options]

Starts a PostgreSQL server with districts of all sizes, web servers and workers, and measures how they do. Limits: 95 of 100
answers within ${LIMITS.p95Ms} ms, no errors, every import ends well, and heaps that grow by less than ${LIMITS.growthPerHour * 100} % per hour.

  --districts 5000   districts in the database
  --rows 5000000     rows of SIS data
  --log-rows 1000000 rows of import logs from before
  --imports 500      districts that import in the night
  --users 200        people who make a request every --every seconds
  --every 10
  --web 2            web servers
  --workers 2        workers
  --minutes 60       how long people work; longer if the night does, up to three times as long
  --warm-up 5        minutes of that after which heaps and times count
  --out FILE         writes everything as JSON
  --help

With DATABASE_URL it seeds and keeps that database, which has to be new or seeded with the same number of districts; otherwise
it makes one of its own and removes it.`

const { values } = parseArgs({
  options: {
    districts: { type: 'string', default: '5000' },
    rows: { type: 'string', default: '5000000' },
    'log-rows': { type: 'string', default: '1000000' },
    imports: { type: 'string', default: '500' },
    users: { type: 'string', default: '200' },
    every: { type: 'string', default: '10' },
    web: { type: 'string', default: '2' },
    workers: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '60' },
    'warm-up': { type: 'string', default: '5' },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit()
}

const numberOf = (option: Exclude<keyof typeof values, 'out' | 'help'>, least = 1): number => {
  const number = Number(values[option])
  if (number >= least) return number
  console.error(`--${option} must be a number from ${least} on, not ${values[option]}.`)
  process.exit(1)
}
const rows = numberOf('rows')
const size: ScaleSize = {
  districts: numberOf('districts'),
  rows,
  students: Math.floor(rows / ROWS_PER_STUDENT),
  logRows: numberOf('log-rows', 0),
}
const options = {
  imports: numberOf('imports', 0),
  users: numberOf('users'),
  everyMs: numberOf('every') * 1000,
  web: numberOf('web'),
  workers: numberOf('workers'),
  minutes: numberOf('minutes', 0.1),
  warmUp: numberOf('warm-up', 0),
}
const fault = sizeFault(size, false)
if (fault !== null) {
  console.error(fault)
  process.exit(1)
}

const log = (line: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)
const { next: chance } = createRandom('size')
const pick = pickFrom(chance)

/** So many faults are printed; all are counted. */
const FAULTS_SHOWN = 20
let faults = 0
const wrong = (what: string): void => {
  faults += 1
  if (faults <= FAULTS_SHOWN) log(`WRONG: ${what}`)
}

const measure = async (place: SizePlace) => {
  const { db, data } = place
  const people = await addPeople(place, options.users, new Date())
  const importing = districtsOf(place.districts, options.imports)
  const bring = async (day: number): Promise<void> => {
    for (const district of importing) await deliverDay(db, data, district, day)
  }
  log(`writing the files of ${importing.length} districts`)
  await bring(0)
  const roles = [
    ...Array.from({ length: options.web }, () => 'web'),
    ...Array.from({ length: options.workers }, () => 'worker'),
  ]
  const fleet = await makeFleet({ place, roles, onDeath: wrong })
  const servers = fleet.map((server, at) => Object.assign(server, { name: `${roles[at]} ${at + 1}` }))
  const web = servers.slice(0, options.web)
  try {
    for (const server of servers) await server.start()
    log(`signing ${people.length} people in`)
    const users = await signIn(people, web, pick)
    const [operator] = users
    if (!operator) throw new Error('Nobody is there.')
    await untilSummarized(place)
    const nights: Record<string, Night> = {}
    const watching = watch(db, servers, wrong)
    const late = () => Date.now() + options.minutes * 3 * 60_000
    log('the first night: files that change every row')
    nights.first = await runNight(db, importing, operator.caller, late())
    log('writing the files of the next day')
    await bring(Math.floor(Date.now() / 1000))
    await countStatements(db)
    log(`${users.length} people begin to work`)
    const answers: Answered[] = []
    const began = Date.now()
    let isNight = true
    const load = {
      leas: place.districts.map(({ lea }) => lea),
      everyMs: options.everyMs,
      chance,
      isOver: () => !isNight && Date.now() > began + options.minutes * 60_000,
      onAnswer: (answered: Answered) => {
        answers.push(answered)
        if (answered.fault !== null) wrong(`${answered.name}: ${answered.fault}`)
      },
    }
    const warmAt = began + options.warmUp * 60_000
    const working = users.map((user) => work(user, load))
    log('the night begins')
    nights.usual = await runNight(db, importing, operator.caller, late()).finally(() => {
      isNight = false
    })
    log('the night is over')
    await Promise.all(working)
    await watching.stop()
    const statements = await slowStatements(db)
    // What still runs would hold up the counting of rows.
    for (const server of servers) await server.stop()
    const measured = answers.filter(({ at }) => at >= warmAt)
    const report = reportOf({
      answers: measured,
      watch: watching,
      warmAt,
      nights,
      workers: options.workers,
      tables: await tableSizes(db),
    })
    return { report, statements, samples: Object.fromEntries(watching.servers) }
  } finally {
    for (const server of servers) await server.stop()
  }
}

/** A new database's districts are summarized in the background. */
const untilSummarized = async ({ db }: SizePlace): Promise<void> => {
  const stale = () =>
    db
      .selectFrom('districtSummaries')
      .select('districtId')
      .where('isStale', '=', true)
      .limit(1)
      .executeTakeFirst()
  log('waiting until all districts are summarized')
  while (await stale()) await setTimeout(500)
}

const about = {
  date: new Date().toISOString(),
  node: process.version,
  processors: availableParallelism(),
  load: loadavg()[0],
  size,
  options,
}
log(
  `${size.districts} districts, ${size.rows} rows; ${about.processors} processors, of which ${(about.load ?? 0).toFixed(1)} were busy`,
)
let shownAt = 0
const seedingFrom = Date.now()
const place = await makePlace({
  size,
  databaseUrl: process.env.DATABASE_URL,
  now: new Date(),
  onProgress: (line) => {
    if (Date.now() - shownAt < 10_000) return
    shownAt = Date.now()
    log(line)
  },
})
const seedSeconds = Math.round((Date.now() - seedingFrom) / 1000)
log(`the database is there after ${seedSeconds} s`)
try {
  const { report, statements, samples } = await measure(place)
  console.log(`\n${reportText(report)}`)
  if (statements !== null) {
    console.log('\nWhat the database spent most time on:')
    for (const { calls, totalMs, meanMs, statement } of statements)
      console.log(
        `${String(totalMs).padStart(9)} ms ${String(calls).padStart(7)} × ${meanMs} ms  ${statement.slice(0, 160)}`,
      )
  }
  if (values.out !== undefined)
    await writeFile(values.out, JSON.stringify({ about, seedSeconds, report, statements, samples }, null, 1))
  if (faults > 0) console.log(`${faults} things went wrong.`)
  if (report.broken.length > 0 || faults > 0) process.exitCode = 1
} finally {
  await place.remove()
}
process.exit()
