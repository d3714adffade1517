import type { ChaosRun } from './chaos-run.ts'

/**
 * Holds messages against what arrived: each webhook as often as it was tried at most, each line of an email at least once,
 * and nothing told twice in a row.
 */
export const checkMessages = async (run: ChaosRun, kills: number): Promise<void> => {
  await checkWebhooks(run)
  await checkAlertEmails(run, kills)
  await checkExportEmails(run)
}

const checkWebhooks = async ({ db, receivers, wrong, count }: ChaosRun): Promise<void> => {
  const told = await db.selectFrom('webhookDeliveries').selectAll().orderBy('id').execute()
  const before = new Map<string, string>()
  for (const { messageId, status, attempts, webhookId, causeId, type } of told) {
    const arrived = receivers.webhooks.filter((id) => id === messageId).length
    if (status !== 'delivered') wrong(`Webhook message ${messageId} is ${status}`)
    if (arrived === 0) wrong(`Webhook message ${messageId} never arrived`)
    if (arrived > attempts)
      wrong(`Webhook message ${messageId} arrived ${arrived} times, with ${attempts} attempts`)
    count('webhook messages')
    count('webhook messages that came again', Math.max(0, arrived - 1))
    const cause = `${webhookId}/${causeId}`
    if ((before.get(cause) ?? 'alert.closed') === type)
      wrong(`Webhook message ${messageId} says ${type} twice in a row`)
    before.set(cause, type)
  }
  const unknown = receivers.webhooks.filter((id) => !told.some(({ messageId }) => messageId === id))
  if (unknown.length > 0) wrong(`${unknown.length} webhook messages arrived that were never sent`)
}

const LINES = {
  opened: /^- (.+): (?:Import failed|\d+ components? failed to import)/,
  over: /^- (.+): Import works again/,
}

const checkAlertEmails = async ({ db, receivers, wrong, count }: ChaosRun, kills: number): Promise<void> => {
  const told = await db
    .selectFrom('alertMessages')
    .innerJoin('alertCauses', 'alertCauses.id', 'alertMessages.causeId')
    .innerJoin('districts', 'districts.id', 'alertCauses.districtId')
    .select([
      'alertMessages.kind',
      'alertMessages.emailAt',
      'alertMessages.causeId',
      'districts.districtName',
    ])
    .orderBy('alertMessages.id')
    .execute()
  const before = new Map<number | null, string>()
  const wanted = new Map<string, number>()
  for (const { kind, emailAt, causeId, districtName } of told) {
    if (emailAt !== null) wrong(`An email about ${districtName} still waits`)
    if ((before.get(causeId) ?? 'over') === kind) wrong(`${districtName}: ${kind} was told twice in a row`)
    before.set(causeId, kind)
    wanted.set(`${districtName} ${kind}`, (wanted.get(`${districtName} ${kind}`) ?? 0) + 1)
  }
  const arrived = new Map<string, number>()
  for (const { body } of distinct(receivers.emails))
    for (const line of body.split(/\r?\n/))
      for (const [kind, form] of Object.entries(LINES)) {
        const [, districtName] = form.exec(line) ?? []
        if (districtName === undefined) continue
        const key = `${districtName} ${kind}`
        arrived.set(key, (arrived.get(key) ?? 0) + 1)
      }
  let again = 0
  for (const [key, times] of wanted) {
    const came = arrived.get(key) ?? 0
    if (came < times) wrong(`${key} was emailed ${came} times, not ${times} times`)
    again += Math.max(0, came - times)
    count('lines of alerts emailed', came)
  }
  count('lines of alerts emailed again', again)
  if (again > kills) wrong(`${again} lines of alerts were emailed again, with ${kills} kills`)
}

const checkExportEmails = async ({ db, receivers, wrong, count }: ChaosRun): Promise<void> => {
  const told = await db
    .selectFrom('jobs')
    .select(['batchId', 'attempts', 'status'])
    .where('kind', '=', 'exportLetter')
    .execute()
  for (const { batchId, attempts, status } of told) {
    const all = receivers.emails.filter(({ body }) => new RegExp(`Export log: ${batchId}\\b`).test(body))
    if (status === 'failed') count('emails about exports that were interrupted too often')
    else if (all.length === 0) wrong(`The email about sending ${batchId} never arrived`)
    if (all.length > attempts)
      wrong(`The email about sending ${batchId} arrived ${all.length} times, with ${attempts} attempts`)
    if (distinct(all).length > 1) wrong(`The email about sending ${batchId} has ${distinct(all).length} ids`)
    count('emails about exports', all.length)
    count('emails about exports that came again', Math.max(0, all.length - 1))
  }
}

/** A mail server shows one of several emails with one id. */
const distinct = <Email extends { messageId: string }>(emails: readonly Email[]): Email[] => [
  ...new Map(emails.map((email) => [email.messageId, email])).values(),
]
