/**
 * `pnpm test:chaos`: several servers with one PostgreSQL and one data folder work for many districts while they are killed at
 * random; then nothing may be lost, nothing done twice, and nothing left over.
 * `--minutes 10`, `--seed N` plans the same kills again, `--every 8` seconds between them, `--keep` leaves the folder.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createRandom } from '@edconsole/console-demo'
import { callerOf } from '../fleet/callers.ts'
import { makeFleet } from '../fleet/fleet.ts'
import { pickFrom } from '../fleet/pick-from.ts'
import { type ChaosPlace, makePlace } from './chaos-place.ts'
import type { ChaosRun } from './chaos-run.ts'
import { checkExports } from './check-exports.ts'
import { untilImported } from './check-import.ts'
import { checkMessages } from './check-messages.ts'
import { checkRest } from './check-rest.ts'
import { driveExports } from './drive-exports.ts'
import { driveImports, driveScheduledImports, startImport } from './drive-imports.ts'
import { hearOfAlerts } from './hear-of-alerts.ts'
import { killServers } from './kill-servers.ts'
import { openReceivers } from './receivers.ts'
import { deliver, rosterOf } from './rosters.ts'
import { untilQuiet } from './until-quiet.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    every: { type: 'string', default: '8' },
    keep: { type: 'boolean', default: false },
  },
})
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31))
const minutes = Number(values.minutes)
const everyMs = Number(values.every) * 1000
if (!(minutes > 0) || !(everyMs > 0)) throw new Error('--minutes and --every must be numbers above 0.')
console.log(`Chaos for ${minutes} minutes, seed ${seed}`)

const ROLES = ['all', 'all', 'all']
const DISTRICTS = { manual: 4, scheduled: 2, exporting: 2 }

const counts = new Map<string, number>()
const count = (what: string, times = 1): void => void counts.set(what, (counts.get(what) ?? 0) + times)
const faults: string[] = []
const wrong = (what: string): void => {
  faults.push(what)
  console.log(`  ${new Date().toISOString()} WRONG: ${what}`)
}
const { next: chance } = createRandom(`${seed} work`)
const pick = pickFrom(chance)

const work = async (place: ChaosPlace): Promise<void> => {
  const receivers = await openReceivers(createRandom(`${seed} receivers`).next)
  const servers = await makeFleet({ place, smtpUrl: receivers.smtpUrl, roles: ROLES, onDeath: wrong })
  const { db, data, districts } = place
  const run: ChaosRun = {
    db,
    data,
    servers,
    receivers,
    chance,
    count,
    wrong,
    until: Date.now() + 24 * 3_600_000,
  }
  try {
    for (const server of servers) await server.start()
    const callers = new Map<string, Awaited<ReturnType<typeof callerOf>>>()
    const callerFor = (email: string) => {
      const caller = callers.get(email)
      if (!caller) throw new Error(`${email} isn't signed in.`)
      return caller
    }
    for (const { email } of [...districts.manual, ...districts.exporting])
      callers.set(email, await callerOf(servers, email, pick))
    for (const district of districts.manual)
      await hearOfAlerts(callerFor(district.email), district, receivers.webhookUrl)
    // Before anything is killed: what the exports always send.
    for (const { lea, email } of districts.exporting) {
      await deliver(data, lea, rosterOf(lea, 0))
      await startImport(run, { lea, caller: callerFor(email), last: 0 })
      await untilImported(run, lea, 0)
    }
    console.log(`  ${new Date().toISOString()} begins`)
    const until = Date.now() + minutes * 60_000
    const during: ChaosRun = Object.assign({}, run, { until })
    const killing = killServers(servers, { until, everyMs, random: createRandom(`${seed} kills`), count })
    await Promise.all([
      ...districts.manual.map((one) => driveImports(during, one, callerFor(one.email))),
      ...districts.scheduled.map((one) => driveScheduledImports(during, one)),
      ...districts.exporting.map((one) => driveExports(during, one, callerFor(one.email))),
      killing,
    ])
    receivers.calm()
    console.log(`  ${new Date().toISOString()} waits until it is quiet`)
    await untilQuiet(run)
    await checkExports(
      run,
      districts.exporting.map(({ lea }) => lea),
    )
    await checkMessages(run, counts.get('kills') ?? 0)
    for (const server of servers) await server.stop()
    await checkRest(run, place.secretKey)
  } finally {
    for (const server of servers) await server.kill()
    await receivers.close()
  }
}

/** What the servers logged, by message. */
const logged = (place: ChaosPlace): Map<string, number> => {
  const lines = new Map<string, number>()
  ROLES.forEach((_, number) => {
    for (const line of readFileSync(join(place.folder, `server-${number + 1}.log`), 'utf8').split('\n')) {
      const [, message = line] = /"message":"([^"]*)"/.exec(line) ?? []
      const kind = message.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, '…')
      if (kind !== '' && !/^(Console|Worker):/.test(kind)) lines.set(kind, (lines.get(kind) ?? 0) + 1)
    }
  })
  return lines
}

const place = await makePlace(DISTRICTS)
try {
  await work(place)
  console.log('\nReport')
  for (const [what, times] of [...counts].sort()) console.log(`  ${String(times).padStart(8)} ${what}`)
  console.log('Logged by the servers')
  for (const [what, times] of logged(place)) console.log(`  ${String(times).padStart(8)} ${what}`)
} finally {
  if (values.keep) console.log(`Left: ${place.folder}`)
  else await place.remove()
}
if (faults.length > 0) {
  console.log(
    `\n${faults.length} things went wrong. Repeat with: pnpm test:chaos --seed ${seed} --minutes ${minutes} --every ${values.every}`,
  )
  process.exitCode = 1
} else console.log('\nNothing was lost, nothing was done twice, nothing is left over.')
process.exit()
