import { z } from 'zod'
import {
  INSTANCE_STATUSES,
  type InstanceStatus,
  instanceStatusNeedsReason,
} from '../lists/instance-statuses.ts'
import { INSTANCE_REGIONS, type InstanceRegion } from '../lists/instance-words.ts'
import { lines, readConfig, recordId, webAddress } from '../validation/fields.schema.ts'
import type { NewInstance, SetInstanceStatus, UpdateInstance } from './instance.ts'
import { productIdsSchema } from './product-ids.schema.ts'

const name = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]{2,59}$/,
    'it must have 3 to 60 lowercase letters, digits, and hyphens, starting with a letter',
  )
const region = z.enum(Object.keys(INSTANCE_REGIONS) as [InstanceRegion, ...InstanceRegion[]])
const url = webAddress.nullable()

/** Body of `POST /ied/instances`. */
export const newInstanceSchema = z.strictObject({
  clientId: recordId,
  name,
  environment: z.enum(['production', 'training', 'demo']),
  region,
  url: url.optional(),
  products: productIdsSchema.optional(),
}) satisfies z.ZodType<NewInstance>

/** Body of `PATCH /ied/instances/{id}`. */
export const updateInstanceSchema = z.strictObject({
  name: name.optional(),
  region: region.optional(),
  url: url.optional(),
  ...readConfig,
}) satisfies z.ZodType<UpdateInstance>

/** Body of `PATCH /ied/instances/{id}/status`. */
export const setInstanceStatusSchema = z
  .strictObject({
    status: z.enum(Object.keys(INSTANCE_STATUSES) as [InstanceStatus, ...InstanceStatus[]]),
    reason: lines(500).nullish(),
    ...readConfig,
  })
  .refine(({ status, reason }) => reason != null || !instanceStatusNeedsReason(status), {
    path: ['reason'],
    message: 'this status needs a reason',
  }) satisfies z.ZodType<SetInstanceStatus>
