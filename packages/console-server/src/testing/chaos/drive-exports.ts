import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { RUNNING_STATUSES } from '../../pipeline/conclude-batch.ts'
import type { Caller } from '../fleet/callers.ts'
import { freePort } from '../free-port.ts'
import type { TestDistrict } from '../new-district.ts'
import type { ChaosRun } from './chaos-run.ts'
import { clockAt, EVERY_DAY, nextMinute } from './plan-schedules.ts'

const PAUSE_MS = 2000
const RETRY_MS = 500
const LOOK_MS = 250
/** Three interruptions, a lease each, and the work. */
const LONGEST_MS = 6 * 60_000

const created = z.looseObject({ id: z.number() })
const sent = z.looseObject({ batchIds: z.array(z.number()) })

/** What each district sends: to a receiver, into an archive that waits to be fetched, and to where nobody is. */
export const KINDS = ['Plain', 'Archive', 'Refused'] as const

const FILES_OF = {
  isEnabled: true,
  productId: 2,
  components: ['sites', 'students'],
  fileNamePattern: '{component}.csv',
}

const toReceiver = (port: number, remotePath: string) => ({
  exportType: 'customCsv',
  deliveryMethod: 'sftp',
  host: '127.0.0.1',
  username: 'larkspur',
  password: 's3cret',
  port,
  remotePath,
})

/** Sends all exports of a district again and again, and plans further ones. */
export const driveExports = async (
  run: ChaosRun,
  { lea, email }: TestDistrict,
  caller: Caller,
): Promise<void> => {
  const { sftpPort } = run.receivers
  const more = {
    Plain: toReceiver(sftpPort, `/${lea}/plain`),
    Archive: { exportType: 'oneroster11Csv', deliveryMethod: 'download', zip: true },
    Refused: Object.assign({ notifyEmails: [email] }, toReceiver(await freePort(), `/${lea}/refused`)),
  }
  const sender = { run, lea, caller }
  const ids = new Map<string, number>()
  for (const name of KINDS)
    ids.set(name, await addExport(sender, Object.assign({ name }, FILES_OF, more[name])))
  await Promise.all([
    ...[...ids.values()].map((id) => sendAgain(sender, id)),
    planAgain(sender, (name) => toReceiver(sftpPort, `/${lea}/${name}`)),
  ])
}

type Sender = { run: ChaosRun; lea: string; caller: Caller }

const sendAgain = async (sender: Sender, exportId: number): Promise<void> => {
  const { run } = sender
  let last = 0
  while (Date.now() < run.until) {
    const accepted = await sendNow(sender, { exportId, last })
    const ended = await untilSent(run, exportId, last)
    if (accepted !== null && !ended.includes(accepted))
      run.wrong(`Sending ${accepted} was accepted and isn't there`)
    last = Math.max(last, ...ended)
    await setTimeout(run.chance() * PAUSE_MS)
  }
}

/** Creates exports that are due the next minute. */
const planAgain = async (sender: Sender, receiver: (name: string) => object): Promise<void> => {
  const { run } = sender
  for (let n = 1; Date.now() < run.until; n += 1) {
    const at = nextMinute()
    const name = `Planned ${n}`
    const plan = { scheduleEnabled: true, scheduleTime: clockAt(at), scheduleDays: EVERY_DAY }
    const id = await addExport(sender, Object.assign({ name }, FILES_OF, receiver(`planned-${n}`), plan))
    run.count('occurrences of export schedules')
    await setTimeout(at.getTime() - Date.now())
    await untilSent(run, id, 0)
  }
}

const addExport = async ({ run, lea, caller }: Sender, body: { name: string }): Promise<number> => {
  for (;;) {
    const answer = await caller.once(`/export?lea=${lea}`, { method: 'POST', body })
    if (answer?.status === 200) return created.parse(answer.data).id
    if (answer === null) run.count('calls without an answer')
    else if (answer.status < 500) throw new Error(`${body.name} was refused: ${answer.message}`)
    await setTimeout(RETRY_MS)
    const found = await run.db
      .selectFrom('exports')
      .select('id')
      .where('lea', '=', lea)
      .where('name', '=', body.name)
      .executeTakeFirst()
    if (found) return found.id
  }
}

/** Starts a sending, however often a server dies over it; null if nobody knows its number. */
const sendNow = async (
  { run, lea, caller }: Sender,
  { exportId, last }: { exportId: number; last: number },
): Promise<number | null> => {
  for (;;) {
    const answer = await caller.once(`/export/send-now?lea=${lea}`, {
      method: 'POST',
      body: { exportIds: [exportId] },
    })
    if (answer?.status === 200) {
      run.count('sendings accepted')
      return sent.parse(answer.data).batchIds[0] ?? null
    }
    if (answer === null) run.count('calls without an answer')
    else if (answer.status !== 409 && answer.status < 500)
      throw new Error(`Send now was refused: ${answer.message}`)
    const found = await run.db
      .selectFrom('exportBatches')
      .select('batchId')
      .where('exportId', '=', exportId)
      .where('batchId', '>', last)
      .executeTakeFirst()
    if (found) return null
    await setTimeout(RETRY_MS)
  }
}

const untilSent = async ({ db, wrong }: ChaosRun, exportId: number, last: number): Promise<number[]> => {
  for (const late = Date.now() + LONGEST_MS; Date.now() < late; ) {
    const batches = await db
      .selectFrom('exportBatches')
      .select(['batchId', 'status'])
      .where('exportId', '=', exportId)
      .where('batchId', '>', last)
      .execute()
    if (batches.length > 0 && batches.every(({ status }) => !RUNNING_STATUSES.includes(status)))
      return batches.map(({ batchId }) => batchId)
    await setTimeout(LOOK_MS)
  }
  wrong(
    `No sending of export ${exportId} after ${last} has begun and ended within ${LONGEST_MS / 60_000} minutes`,
  )
  return []
}
