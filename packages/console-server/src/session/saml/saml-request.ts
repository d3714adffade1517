import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { ApiEnv } from '../../http/api-env.ts'
import type { ServerContext } from '../../server-context.ts'
import { type FederatedAuthentication, FederatedError } from '../federated/federated-identity.ts'
import { plainPage } from '../plain-page.ts'
import { type SamlParties, samlClient } from './saml-client.ts'
import { samlSettingsOf } from './saml-settings.ts'
import { samlAddressesOf, samlKeyOf } from './service-provider.ts'

/** Where a request goes, and the fields that are posted with it. */
export type SamlRequest = {
  readonly address: string
  readonly fields: Readonly<Record<string, string>> | null
}

export const newRequestId = (): string => `_${randomBytes(20).toString('hex')}`

/** Makes the request with which a browser leaves. */
export const samlRequestOf = async (
  parties: SamlParties,
  { requestId, state }: { requestId: string; state: string },
): Promise<SamlRequest> => {
  const { binding, signAuthnRequest, ssoUrl } = parties.settings
  const client = samlClient(parties, { messageId: requestId, signs: signAuthnRequest })
  if (binding === 'redirect')
    return { address: await client.getAuthorizeUrlAsync(state, undefined, {}), fields: null }
  const fields = await client.getAuthorizeMessageAsync(state)
  return {
    address: ssoUrl,
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  }
}

/** Sends a browser to its provider. */
export const leaveForSaml = (
  c: Context<ApiEnv>,
  { displayName }: Pick<FederatedAuthentication, 'displayName'>,
  { address, fields }: SamlRequest,
): Response =>
  fields === null
    ? c.redirect(address, 303)
    : plainPage(c, 200, {
        title: `Sign in with ${displayName}`,
        message: 'Continue to sign in there.',
        leadsTo: { address, fields },
      })

/** What a sign-in is checked with: the provider, and this server as the client's service provider. */
export const partiesOf = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  authentication: FederatedAuthentication,
): Promise<SamlParties> => {
  const { clientId } = authentication
  if (clientId === null) throw new FederatedError('notSetUp', 'SAML is for clients only.')
  return {
    settings: await samlSettingsOf(context, authentication),
    addresses: samlAddressesOf(context, c, clientId),
    key: await samlKeyOf(context, clientId),
    now: context.now(),
  }
}
