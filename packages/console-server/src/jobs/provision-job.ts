import { z } from 'zod'
import type { Db } from '../db/schema.ts'
import { checkSignInPage } from '../instances/check-sign-in-page.ts'
import { failStep, StepFault } from '../instances/instance-steps.ts'
import { nextPart, updateStep } from '../instances/provision-steps.ts'
import { moveInstance, SYSTEM } from '../instances/status-changes.ts'
import { type JobFailure, type JobRunner, type JobWork, tickingFrom } from './job-context.ts'

/**
 * Creates an instance, step by step. Every part of a step is one transaction that also notes how far it is, so an interrupted
 * job goes on where it was. If a person moves the instance meanwhile, the job ends.
 */
export const provisionJob: JobRunner = {
  run: async (work) => {
    const { instanceId } = payloadSchema.parse(work.job.payload)
    const now = tickingFrom(work.now())
    try {
      await provision({ ...work, now }, instanceId)
    } catch (error) {
      const message = error instanceof StepFault ? error.message : databaseFault(error)
      if (message === undefined) throw error
      await work.write((trx) => failInstance(trx, instanceId, { message, at: now() }))
    }
  },
  fail: async (trx, { job: { payload }, reason, at }) => {
    const { instanceId } = payloadSchema.parse(payload)
    await failInstance(trx, instanceId, { message: WORDS[reason], at })
  },
}

export const payloadSchema = z.object({ instanceId: z.number() })

const provision = async (work: JobWork, instanceId: number): Promise<void> => {
  const { now, write } = work
  for (;;) {
    const open = await write((trx) => nextPart(trx, instanceId, now()))
    if (open === null) return
    if (open.step === 'signIn' && open.state === 'running') {
      // Not in a transaction: the page may be slow, and this server reads the same database for it.
      await checkSignInPage(work, open.instance)
      const key = { instanceId, step: open.step }
      await write((trx) => updateStep(trx, key, { state: 'done', endedAt: now() }))
    }
  }
}

/** Marks the step that is being done as failed, and with it the instance. */
export const failInstance = async (
  trx: Db,
  instanceId: number,
  { message, at }: { message: string; at: Date },
): Promise<void> => {
  const instance = await trx
    .selectFrom('instances')
    .select('status')
    .where('id', '=', instanceId)
    .forUpdate()
    .executeTakeFirst()
  // A move made meanwhile has the last word.
  if (instance?.status !== 'provisioning') return
  const title = await failStep(trx, instanceId, { message, at })
  const reason = title === undefined ? message : `${title}: ${message}`
  await moveInstance(trx, instanceId, { status: 'failed', reason, author: SYSTEM, now: at })
}

const WORDS: Readonly<Record<JobFailure, string>> = {
  attempts: 'The server or its database was interrupted several times.',
  error: 'The server ran into a problem. Its log has the details.',
}

/** What the database refuses and an operator can repair, by SQLSTATE. */
const DATABASE_FAULTS: Readonly<Record<string, string>> = {
  '42501': "The database user isn't allowed to create schemas. Grant it CREATE on the database.",
  '53100': 'The database has no disk space left.',
}

const databaseFault = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? DATABASE_FAULTS[String(error.code)] : undefined
