import { z } from 'zod'
import { isSingleLine, recordId, SINGLE_LINE } from '../validation/fields.schema.ts'
import type { CurrentPassword, RemoveSecondFactor, SecondFactorCode } from './second-factor.ts'

const currentPassword = z.string().min(1).max(1024)

/** Body of the calls that take a code. */
export const secondFactorCodeSchema = z.strictObject({
  code: z.string().min(1).max(40).refine(isSingleLine, SINGLE_LINE),
}) satisfies z.ZodType<SecondFactorCode>

/** Body of what a signed-in person may only do with their password. */
export const currentPasswordSchema = z.strictObject({
  currentPassword,
}) satisfies z.ZodType<CurrentPassword>

/** Body of `POST /account/factors/remove`. */
export const removeSecondFactorSchema = z.strictObject({
  id: recordId,
  currentPassword,
}) satisfies z.ZodType<RemoveSecondFactor>
