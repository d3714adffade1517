import { z } from 'zod'
import { readConfig, recordId } from '../validation/fields.schema.ts'
import { roleName } from './role-definition.schema.ts'
import type { UserChange } from './user.ts'

/** Body of `PATCH /users/{id}`. */
export const userChangeSchema = z.strictObject({
  status: z.enum(['active', 'disabled']).optional(),
  roles: z.array(roleName).max(200).optional(),
  districtIds: z.array(recordId).max(1000).optional(),
  ...readConfig,
}) satisfies z.ZodType<UserChange>
