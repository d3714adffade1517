import { z } from 'zod'
import { recordId } from '../validation/fields.schema.ts'
import type { PreviewRollovers, RetryRollovers, StartRollovers } from './rollover-run.ts'

const districtIdsUpTo = (max: number) =>
  z
    .array(recordId)
    .min(1, 'it must contain at least one district')
    .max(max)
    .refine((ids) => new Set(ids).size === ids.length, 'it contains a district twice')

/** Body of `POST /districts/rollovers/preview`. */
export const previewRolloversSchema = z.strictObject({
  districtIds: districtIdsUpTo(500),
}) satisfies z.ZodType<PreviewRollovers>

/** Body of `POST /districts/rollovers`. One run takes all districts of an installation. */
export const startRolloversSchema = z.strictObject({
  districtIds: districtIdsUpTo(50_000),
}) satisfies z.ZodType<StartRollovers>

/** Body of `POST /districts/rollovers/{id}/retry`. */
export const retryRolloversSchema = z.strictObject({
  districtIds: districtIdsUpTo(1000).optional(),
}) satisfies z.ZodType<RetryRollovers>
