import { z } from 'zod'
import { readConfig, recordId, text } from '../validation/fields.schema.ts'
import type { NewRole, RoleChange } from './role-definition.ts'

/** A role's name ([S6]). */
export const roleName = z
  .string()
  .regex(
    /^ROLE_[A-Z0-9_]{2,75}$/,
    'it must start with ROLE_, followed by uppercase letters, digits, and underscores',
  )

const displayName = text(80)
const description = z.string().trim().max(500)
const children = z.array(z.union([recordId, roleName], 'it must be the name or ID of a role')).max(200)

/** Body of `POST /roles`. */
export const newRoleSchema = z.strictObject({
  name: roleName,
  displayName,
  description: description.optional(),
  children: children.optional(),
  scope: z.enum(['provider', 'client']).optional(),
}) satisfies z.ZodType<NewRole>

/** Body of `PATCH /roles/{id}`. */
export const roleChangeSchema = z.strictObject({
  displayName: displayName.optional(),
  description: description.optional(),
  children: children.optional(),
  ...readConfig,
}) satisfies z.ZodType<RoleChange>
