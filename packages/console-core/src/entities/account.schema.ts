import { z } from 'zod'
import { readConfig } from '../validation/fields.schema.ts'
import type { AccountChange } from './account.ts'

/** Body of `PATCH /accounts/{accountId}`. */
export const accountChangeSchema = z.strictObject({
  locked: z.union([z.literal(0), z.literal(1)], 'it must be 0 or 1').optional(),
  isEnabled: z.boolean().optional(),
  mustChangePassword: z.boolean().optional(),
  ...readConfig,
}) satisfies z.ZodType<AccountChange>
