import { z } from 'zod'
import { text } from '../validation/fields.schema.ts'
import type { NewServiceToken } from './service-token.ts'

/** Body of `POST /accounts/{accountId}/tokens`. No token lasts longer than two years. */
export const newServiceTokenSchema = z.strictObject({
  name: text(80),
  access: z.enum(['read', 'write']),
  expiresInDays: z.int().min(1).max(730),
}) satisfies z.ZodType<NewServiceToken>
