import { failStep } from '../instances/instance-steps.ts'
import { updateStep } from '../instances/provision-steps.ts'
import { moveInstance, SYSTEM } from '../instances/status-changes.ts'
import type { JobFailure, JobRunner } from './job-context.ts'
import { payloadSchema } from './provision-job.ts'

/** Removes an instance's address and data, all of it or nothing, and retires it. */
export const deprovisionJob: JobRunner = {
  run: async ({ job: { payload }, write, now }) => {
    const { instanceId } = payloadSchema.parse(payload)
    const key = { instanceId, step: 'removal' } as const
    await write((trx) => updateStep(trx, key, { state: 'running', startedAt: now() }))
    await write(async (trx) => {
      const instance = await trx
        .selectFrom('instances')
        .select('status')
        .where('id', '=', instanceId)
        .forUpdate()
        .executeTakeFirst()
      if (instance?.status !== 'deprovisioning') return
      const reason = 'The address and all data were removed.'
      await moveInstance(trx, instanceId, { status: 'retired', reason, author: SYSTEM, now: now() })
    })
  },
  fail: async (trx, { job: { payload }, reason, at }) => {
    const { instanceId } = payloadSchema.parse(payload)
    await failStep(trx, instanceId, { message: WORDS[reason], at })
  },
}

const WORDS: Readonly<Record<JobFailure, string>> = {
  attempts: 'The server or its database was interrupted several times. Nothing was removed.',
  error: 'The server ran into a problem. Nothing was removed. Its log has the details.',
}
