import type { InstanceStatus } from '@edconsole/console-core/contract'
import { z } from 'zod'
import type { Db } from '../db/schema.ts'
import { moveInstance } from '../instances/status-changes.ts'
import type { JobRunner } from './job-context.ts'

/**
 * Creates a sandbox from its production instance, in visible steps. An interrupted job resumes; a status set by a user
 * meanwhile wins.
 */
export const sandboxJob: JobRunner = {
  run: async ({ job: { payload }, write, now }) => {
    const { instanceId } = payloadSchema.parse(payload)
    await write((trx) => step(trx, instanceId, { from: 'requested', to: 'provisioning', at: now() }))
    await write((trx) => build(trx, instanceId, now()))
  },
  fail: async (trx, { job: { payload }, at }) => {
    const { instanceId } = payloadSchema.parse(payload)
    await step(trx, instanceId, { from: 'provisioning', to: 'failed', at, reason: NOT_BUILT })
  },
}

const payloadSchema = z.object({ instanceId: z.number() })

const NOT_BUILT = "The server couldn't create it."
const AUTHOR = 'Provisioning'

type Step = { from: InstanceStatus; to: InstanceStatus; at: Date; reason?: string | null }

/** False if the instance isn't in the step's initial status. */
const step = async (trx: Db, id: number, { from, to, at, reason = null }: Step) => {
  const instance = await trx
    .selectFrom('instances')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (instance?.status !== from) return false
  await moveInstance(trx, id, { status: to, reason, author: AUTHOR, now: at })
  return true
}

const build = async (trx: Db, id: number, at: Date): Promise<void> => {
  const parent = await trx
    .selectFrom('instances')
    .innerJoin('instances as parent', 'parent.id', 'instances.parentInstanceId')
    .select([
      'instances.name',
      'instances.url',
      'parent.url as parentUrl',
      'parent.version',
      'parent.dataYear',
    ])
    .where('instances.id', '=', id)
    .executeTakeFirst()
  if (!parent) return
  if (!(await step(trx, id, { from: 'provisioning', to: 'active', at }))) return
  const { name, url, parentUrl, version, dataYear } = parent
  await trx
    .updateTable('instances')
    .set({ version, dataYear, databaseName: name.replaceAll('-', '_') })
    .set({ url: url ?? besides(parentUrl, name) })
    .where('id', '=', id)
    .execute()
}

/** Returns the sandbox's URL in the domain of the production instance. */
const besides = (parentUrl: string | null, name: string): string | null => {
  if (parentUrl === null) return null
  const [, ...domain] = new URL(parentUrl).hostname.split('.')
  return domain.length < 2 ? null : `https://${name}.${domain.join('.')}`
}
