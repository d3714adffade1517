import { z } from 'zod'

/** The answer of a provider, while its browser is on the way to take it. */
export const waitingAnswer = z.object({
  inResponseTo: z.string(),
  nameId: z.string(),
  nameIdFormat: z.string().nullable(),
  sessionIndex: z.string().nullable(),
  identity: z.object({
    issuer: z.string(),
    subject: z.string(),
    email: z.string().nullable(),
    isEmailVerified: z.boolean(),
    username: z.string().nullable(),
    sisId: z.string().nullable(),
    sourcedId: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    claims: z.record(z.string(), z.unknown()),
  }),
})
