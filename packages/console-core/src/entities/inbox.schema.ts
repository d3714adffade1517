import { z } from 'zod'
import { date, readConfig, text } from '../validation/fields.schema.ts'
import { blackoutRange } from './export.schema.ts'
import type { NewInboxKey, UpdateInbox } from './inbox.ts'

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
