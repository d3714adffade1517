import { z } from 'zod'
import { USER_TYPES, type UserType } from '../lists/authentication-words.ts'
import { readConfig, recordId } from '../validation/fields.schema.ts'
import type { AccountChange, RequireNewPasswords, SendInvitations } from './account.ts'

/** Body of `PATCH /accounts/{accountId}`. */
export const accountChangeSchema = z.strictObject({
  locked: z.union([z.literal(0), z.literal(1)], 'it must be 0 or 1').optional(),
  isEnabled: z.boolean().optional(),
  mustChangePassword: z.boolean().optional(),
  ...readConfig,
}) satisfies z.ZodType<AccountChange>

/** Body of `POST /accounts/require-new-passwords`. */
export const requireNewPasswordsSchema = z.strictObject({
  userType: z.enum(Object.keys(USER_TYPES) as [UserType, ...UserType[]]),
}) satisfies z.ZodType<RequireNewPasswords>

/** Body of `POST /accounts/send-invitations`. */
export const sendInvitationsSchema = z.strictObject({
  accountIds: z.array(recordId).min(1).max(10_000),
}) satisfies z.ZodType<SendInvitations>
