import { z } from 'zod'
import { date, readConfig, text } from '../validation/fields.schema.ts'
import { blackoutRange } from './export.schema.ts'
import type { NewInboxKey, UpdateInbox } from './inbox.ts'

const count = z.int().min(0).max(100_000).nullable()
const percent = z.int().min(1).max(99).nullable()

/** Body of `PATCH /district/inbox`. */
export const updateInboxSchema = z.strictObject({
  ...z
    .strictObject({
      startsWhenComplete: z.boolean(),
      oldAfterDays: z.int().min(1).max(365).nullable(),
      archiveDays: z.int().min(1).max(730),
      isPaused: z.boolean(),
      pausedUntil: date.nullable(),
      blackoutRanges: z.array(blackoutRange).max(20),
      sectionsWithoutTeacher: count,
      studentsWithoutSection: count,
      teachersWithoutSection: count,
      enrollmentsOutsideTerm: count,
      siteStudentLossPercent: percent,
      siteStaffLossPercent: percent,
      rejectedLimitPercent: percent,
    })
    .partial().shape,
  ...readConfig,
}) satisfies z.ZodType<UpdateInbox>

/** Body of `POST /district/inbox-keys`. */
export const newInboxKeySchema = z.strictObject({
  kind: z.enum(['password', 'publicKey']),
  name: text(80),
  publicKey: z.string().trim().min(1, "it can't be empty").max(8000).optional(),
}) satisfies z.ZodType<NewInboxKey>
