import { z } from 'zod'
import { isSingleLine, SINGLE_LINE } from '../validation/fields.schema.ts'
import type { PasswordLinkRequest, PasswordLinkToken, PasswordLinkUse } from './password-link.ts'
import { signInSchema } from './sign-in.schema.ts'

/** Body of `POST /password-links`. */
export const passwordLinkRequestSchema = signInSchema.pick({
  clientId: true,
  username: true,
}) satisfies z.ZodType<PasswordLinkRequest>

const token = z.string().min(1).max(200).refine(isSingleLine, SINGLE_LINE)

/** Body of the calls that are about a link and change no password. */
export const passwordLinkTokenSchema = z.strictObject({ token }) satisfies z.ZodType<PasswordLinkToken>

/** Body of `POST /password-links/use`. */
export const passwordLinkUseSchema = z.strictObject({
  token,
  newPassword: z.string().min(1).max(1024),
}) satisfies z.ZodType<PasswordLinkUse>
