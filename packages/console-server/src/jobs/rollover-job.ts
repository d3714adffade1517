import type { RolloverExports, RolloverStaff, RolloverTemplates } from '@edconsole/console-core/contract'
import { z } from 'zod'
import { DatabaseUnavailableError } from '../db/database-errors.ts'
import { ApiError } from '../http/api-error.ts'
import { copyExports } from '../rollovers/copy-exports.ts'
import { copyStaff } from '../rollovers/copy-staff.ts'
import { copyTemplates, noTemplates } from '../rollovers/copy-templates.ts'
import { type Rollover, rollOver } from '../rollovers/roll-over.ts'
import { endDistrict } from '../rollovers/run-districts.ts'
import { type JobFailure, type JobRunner, StoppingError, tickingFrom } from './job-context.ts'

/** Rolls over one district of a run of many. Interrupted, it starts over: what is there already stays as it is. */
export const rolloverJob: JobRunner = {
  run: async ({ job, db, now, timeZone, stopping, write }) => {
    const named = payloadSchema.parse(job.payload)
    const asked = await db
      .selectFrom('rolloverRunDistricts')
      .innerJoin('rolloverRuns', 'rolloverRuns.id', 'rolloverRunDistricts.runId')
      .innerJoin('districts', 'districts.id', 'rolloverRunDistricts.districtId')
      .select(['districts.lea', 'rolloverRuns.startedBy', 'rolloverRunDistricts.status', 'fromYear'])
      .where('rolloverRunDistricts.id', '=', named.id)
      .executeTakeFirst()
    // It ended just before its server died.
    if (asked && asked.status !== 'running') return
    const at = tickingFrom(now())
    const end = (status: 'done' | 'failed', reason: string | null) =>
      write((trx) => endDistrict(trx, named, { status, reason, at: at() }))
    // The district was deleted.
    if (!asked) return end('done', null)
    const { lea, startedBy: by, fromYear } = asked
    try {
      const { copied, failure } = await rollOver(
        { db, lea, by, at: now(), wordsZone: timeZone },
        (rollover) => copyAll(rollover, stopping),
      )
      await write((trx) =>
        trx.updateTable('rolloverRunDistricts').set(countsOf(copied)).where('id', '=', named.id).execute(),
      )
      if (failure) throw failure.error
      const left = notCopied(copied)
      if (left !== null) await end('failed', left)
      else await end('done', copied.templates?.items.length === 0 ? noTemplates(fromYear) : null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await end('failed', error.message)
    }
  },
  fail: (trx, { job, reason, at }) =>
    endDistrict(trx, payloadSchema.parse(job.payload), { status: 'failed', reason: WORDS[reason], at }),
}

const WORDS: Readonly<Record<JobFailure, string>> = {
  attempts: 'The server or its database was interrupted several times. What was copied stays. Try again.',
  error: 'The server ran into a problem. What was copied stays. Try again.',
}

const payloadSchema = z.object({ runId: z.number(), id: z.number() })

type Copied = { staff?: RolloverStaff; templates?: RolloverTemplates; exports?: RolloverExports }

/** Copies one kind after another. What goes wrong with one keeps none of the others from being copied (R26). */
const copyAll = async (
  rollover: Rollover,
  stopping: AbortSignal,
): Promise<{ copied: Copied; failure: { error: unknown } | null }> => {
  const copied: Copied = {}
  let failure: { error: unknown } | null = null
  const steps = [
    async () => {
      copied.staff = await copyStaff(rollover)
    },
    async () => {
      copied.templates = await copyTemplates(rollover)
    },
    async () => {
      copied.exports = await copyExports(rollover)
    },
  ]
  for (const step of steps) {
    if (stopping.aborted) throw new StoppingError()
    try {
      await step()
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error
      failure ??= { error }
    }
  }
  return { copied, failure }
}

const countsOf = ({ staff, templates, exports }: Copied) => ({
  staff: staff?.copied ?? null,
  templates: templates?.copied ?? null,
  exports: exports?.copied ?? null,
  alreadyPresent:
    (staff?.alreadyPresent ?? 0) + (templates?.alreadyPresent ?? 0) + (exports?.alreadyPresent ?? 0),
  leftOut: (staff?.skipped ?? 0) + (exports?.missingProduct ?? 0),
})

/** What couldn't be copied, without names: a report of many districts is kept for long. Null if everything was. */
const notCopied = ({ staff, templates, exports }: Copied): string | null => {
  const counts = [
    countText(staff?.failed, 'staff member', 'staff members'),
    countText(templates?.failed, 'template', 'templates'),
    countText(exports?.failed, 'export', 'exports'),
  ].filter((text) => text !== null)
  if (counts.length === 0) return null
  const items = [...(staff?.items ?? []), ...(templates?.items ?? []), ...(exports?.items ?? [])]
  const first = items.find(({ outcome }) => outcome === 'failed')
  return `Not copied: ${counts.join(', ')}. ${first?.reason ?? ''}`.trim()
}

const countText = (count: number | undefined, one: string, many: string): string | null =>
  count ? `${count} ${count === 1 ? one : many}` : null
