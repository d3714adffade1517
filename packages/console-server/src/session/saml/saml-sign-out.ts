import { inflateRawSync } from 'node:zlib'
import type { Context } from 'hono'
import type { ApiEnv } from '../../http/api-env.ts'
import type { ServerContext } from '../../server-context.ts'
import { type FederatedAuthentication, FederatedError } from '../federated/federated-identity.ts'
import { checkDocument, DOCUMENT_MAX, DocumentFault } from './check-document.ts'
import { type SamlParties, samlClient } from './saml-client.ts'
import { ASSERTION, childrenOf, PROTOCOL, textOf } from './xml.ts'

const MESSAGE_MS = 5 * 60_000
const QUERY_SIGNATURES = ['rsa-sha256', 'rsa-sha512'].map(
  (name) => `http://www.w3.org/2001/04/xmldsig-more#${name}`,
)

type SigningOut = { readonly authentication: FederatedAuthentication; readonly parties: SamlParties }

/**
 * Ends the sessions that a provider asks to end, in all browsers; its signature is the proof. The answer to a sign-out that began
 * here changes nothing, and leads to the sign-in page.
 * @throws FederatedError
 */
export const answerSamlSignOut = async (
  { db }: ServerContext,
  c: Context<ApiEnv>,
  { authentication, parties }: SigningOut,
): Promise<Response> => {
  const isPost = c.req.method === 'POST'
  const fields = isPost
    ? new URLSearchParams(await c.req.text())
    : new URLSearchParams(new URL(c.req.url).search)
  if (fields.has('SAMLResponse')) return c.redirect('/login', 303)
  try {
    const request = await readRequest(parties, fields, isPost ? null : new URL(c.req.url).search.slice(1))
    await db
      .deleteFrom('sessions')
      .where('idHash', 'in', (eb) =>
        eb
          .selectFrom('samlSessions')
          .select('sessionIdHash')
          .where('authenticationId', '=', authentication.id)
          .where('nameId', '=', request.nameId)
          .$if(request.sessionIndexes.length > 0, (query) =>
            query.where('sessionIndex', 'in', request.sessionIndexes),
          ),
      )
      .execute()
    const client = samlClient(parties, { signs: true })
    const relayState = fields.get('RelayState') ?? ''
    const profile = { ID: request.id, issuer: '', nameID: '', nameIDFormat: '' }
    return c.redirect(await client.getLogoutResponseUrlAsync(profile, relayState, {}, true), 303)
  } catch (error) {
    if (error instanceof FederatedError) throw error
    const problem =
      error instanceof DocumentFault ? error.message : 'The signature of the sign-out is invalid.'
    throw new FederatedError('invalidAnswer', problem)
  }
}

type SignOutRequest = {
  readonly id: string
  readonly nameId: string
  readonly sessionIndexes: readonly string[]
}

/** @param query of the address, as it was signed; null for a form, which is signed within */
const readRequest = async (
  parties: SamlParties,
  fields: URLSearchParams,
  query: string | null,
): Promise<SignOutRequest> => {
  const encoded = fields.get('SAMLRequest') ?? ''
  const bytes = Buffer.from(encoded, 'base64')
  const xml = (query === null ? bytes : inflateRawSync(bytes, { maxOutputLength: DOCUMENT_MAX })).toString(
    'utf8',
  )
  const request = checkDocument(xml, ['LogoutRequest'])
  const client = samlClient(parties, { signs: false })
  const { profile } =
    query === null
      ? await client.validatePostRequestAsync({ SAMLRequest: encoded })
      : await client.validateRedirectAsync(signedFields(fields), query)
  const { settings, addresses, now } = parties
  if (request.getAttribute('Destination') !== addresses.logout)
    throw new DocumentFault('The sign-out is for another destination.')
  if (textOf(childrenOf(request, ASSERTION, 'Issuer')[0]) !== settings.idpEntityId)
    throw new DocumentFault('The sign-out is of another issuer.')
  const age = Math.abs(now.getTime() - Date.parse(request.getAttribute('IssueInstant') ?? ''))
  // Also when it isn't a moment.
  if (!(age <= MESSAGE_MS + settings.clockSkewSeconds * 1000))
    throw new DocumentFault('The sign-out is too old.')
  const id = request.getAttribute('ID')
  if (!profile || id === null) throw new DocumentFault('The sign-out has no ID.')
  return {
    id,
    nameId: profile.nameID,
    sessionIndexes: childrenOf(request, PROTOCOL, 'SessionIndex').map(textOf),
  }
}

/** The library takes a message without a signature, and the first field whose name looks alike. */
const signedFields = (fields: URLSearchParams): Record<string, string> => {
  const names = [...fields.keys()]
  const known = ['SAMLRequest', 'RelayState', 'SigAlg', 'Signature']
  if (new Set(names).size !== names.length || names.some((name) => !known.includes(name)))
    throw new DocumentFault('The sign-out has fields without a signature.')
  if (!fields.get('Signature') || !QUERY_SIGNATURES.includes(fields.get('SigAlg') ?? ''))
    throw new DocumentFault("The sign-out isn't signed.")
  return Object.fromEntries(fields)
}
