import { z } from 'zod'
import { isSingleLine, recordId, SINGLE_LINE } from '../validation/fields.schema.ts'
import type { SignIn } from './sign-in.ts'

/** Body of `POST /login` (R12). */
export const signInSchema = z.strictObject({
  clientId: recordId.optional(),
  provider: z.enum(['illuminate', 'ldap']),
  username: z.string().trim().min(1).max(254).refine(isSingleLine, SINGLE_LINE),
  password: z.string().min(1).max(1024),
  newPassword: z
    .string()
    .min(1)
    .max(1024)
    .optional()
    .describe('From now on. Needed when a sign-in was refused with this key as its field.'),
}) satisfies z.ZodType<SignIn>
