import { isLoopback } from '@edconsole/console-core/schemas'
import { z } from 'zod'

/** Signatures that only their issuer can make. With a shared secret, anyone who checks a token could also forge one. */
const ALGORITHMS = [
  ...(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'] as const),
  ...(['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'] as const),
] as const

const isWebAddress = (value: string): boolean => {
  const url = URL.parse(value)
  if (url === null || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}
const webAddress = z.string().refine(isWebAddress, 'it must be an https address')
const name = z.string().trim().min(1)

const issuerSchema = z
  .strictObject({
    issuer: webAddress,
    audience: name,
    /** Whose accounts its people have; null for provider staff. */
    clientId: z.int().min(1).nullable(),
    /** Without it, the issuer's description is read. */
    jwksUri: webAddress.optional(),
    algorithms: z
      .array(z.enum(ALGORITHMS))
      .min(1)
      .default([...ALGORITHMS]),
    /** Each has to be in `scope` or `scp`. */
    scopes: z.array(name).default([]),
    matchBy: z.enum(['email', 'username', 'staffId', 'studentId']).default('email'),
    /** The claim that holds what `matchBy` names. Default: `email` for email addresses, else `sub`. */
    claim: name.optional(),
    clockSkewSeconds: z.int().min(0).max(300).default(60),
  })
  .readonly()

/** Whose tokens the server takes instead of a session, and whom they stand for. */
export type TokenIssuer = z.infer<typeof issuerSchema>

const issuersSchema = z
  .array(issuerSchema)
  .refine(
    (issuers) => new Set(issuers.map(({ issuer }) => issuer)).size === issuers.length,
    'each issuer once',
  )

const parsed = (value: string) => {
  try {
    return issuersSchema.safeParse(JSON.parse(value)).data
  } catch {
    return undefined
  }
}

/** Whether a value of `CONSOLE_TOKEN_ISSUERS` can be used. */
export const areTokenIssuers = (value: string): boolean => parsed(value) !== undefined

/** The issuers of `CONSOLE_TOKEN_ISSUERS`, which was checked before. */
export const tokenIssuersIn = (value = ''): readonly TokenIssuer[] => parsed(value) ?? []
