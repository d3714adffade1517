import { createPrivateKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { isLoopback } from '@edconsole/console-core/schemas'
import type { Context } from 'hono'
import type { ApiEnv } from '../../http/api-env.ts'
import { selfSignedCertificate } from '../../secrets/self-signed-certificate.ts'
import type { ServerContext } from '../../server-context.ts'
import { FederatedError } from '../federated/federated-identity.ts'

/** Where one client's sign-in with SAML is: its identity provider knows it by these. */
export type SamlAddresses = { readonly entityId: string; readonly acs: string; readonly logout: string }

/** What the console signs with, and what providers encrypt with. */
export type SamlKey = { readonly privateKey: string; readonly certificate: string }

/**
 * Returns a client's SAML addresses at this server. Each client is a service provider of its own, so that an assertion for one
 * is of no use for another. Without a public URL, a header could lead people elsewhere: then only this machine will do.
 */
export const samlAddressesOf = (
  { publicUrl, allowedOrigins = [] }: Pick<ServerContext, 'publicUrl' | 'allowedOrigins'>,
  c: Context<ApiEnv>,
  clientId: number,
): SamlAddresses => {
  const { scheme, host } = c.get('connection')
  const own = `${scheme}://${host}`
  const isTrusted = allowedOrigins.includes(own) || (URL.canParse(own) && isLoopback(new URL(own).hostname))
  const base = publicUrl?.replace(/\/+$/, '') ?? (isTrusted ? own : undefined)
  if (base === undefined)
    throw new FederatedError(
      'notSetUp',
      'The server does not know its own address: CONSOLE_PUBLIC_URL is missing.',
    )
  const root = `${base}/api/saml/${clientId}`
  return { entityId: `${root}/metadata`, acs: `${root}/acs`, logout: `${root}/logout` }
}

const YEAR_MS = 365 * 86_400_000
const KEY_YEARS = 10

/** Returns a client's key, made when it is first needed. */
export const samlKeyOf = async (
  { db, secrets, now }: Pick<ServerContext, 'db' | 'secrets' | 'now'>,
  clientId: number,
): Promise<SamlKey> => {
  const find = () =>
    db
      .selectFrom('samlKeys')
      .select(['sealed', 'certificate'])
      .where('clientId', '=', clientId)
      .executeTakeFirst()
  let kept = await find()
  if (!kept) {
    const at = now()
    const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
    const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const certificate = selfSignedCertificate({
      name: `Console client ${clientId}`,
      privateKey: createPrivateKey(privateKey),
      from: at,
      to: new Date(at.getTime() + KEY_YEARS * YEAR_MS),
    })
    await db
      .insertInto('samlKeys')
      .values({ clientId, sealed: secrets.seal(privateKey), certificate, createdAt: at })
      // If two requests create the key at once, the first one wins.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    kept = await find()
  }
  if (!kept) throw new FederatedError('notSetUp', 'The client is gone.')
  return { privateKey: secrets.open(kept.sealed), certificate: kept.certificate }
}
