import { createHash, randomBytes } from 'node:crypto'
import type { Context, Handler } from 'hono'
import type { ApiEnv } from '../../http/api-env.ts'
import { ApiError } from '../../http/api-error.ts'
import { findConsoleAddress } from '../../http/console-address.ts'
import type { ServerContext } from '../../server-context.ts'
import { beginAttempt, takeAttempt } from '../federated/attempts.ts'
import { type FederatedAuthentication, FederatedError } from '../federated/federated-identity.ts'
import { findAuthentication } from '../federated/find-authentication.ts'
import { refuseFederated, refuseUnknown } from '../federated/refuse-federated.ts'
import { signInFederated } from '../federated/sign-in-federated.ts'
import { clearLaunchCookie, readLaunchCookie, writeLaunchCookie } from '../session-cookie.ts'
import { sessionHashOf } from '../session-store.ts'
import { isTestState } from '../sign-in-tests/kept-tests.ts'
import { bringSamlTest, finishSamlTest } from '../sign-in-tests/test-saml.ts'
import { samlMetadata } from './describe-console.ts'
import { isUnsolicited, readSamlResponse } from './read-response.ts'
import { leaveForSaml, newRequestId, partiesOf, samlRequestOf } from './saml-request.ts'
import { samlSettingsOf } from './saml-settings.ts'
import { answerSamlSignOut } from './saml-sign-out.ts'
import { samlAddressesOf, samlKeyOf } from './service-provider.ts'
import { waitingAnswer } from './waiting-answer.ts'

/** The addresses at which browsers leave for a SAML provider and come back, and at which it reads who asks. */
export type SamlPages = {
  readonly leave: (c: Context<ApiEnv>, leaving: SamlLeaving) => Promise<Response>
  readonly metadata: Handler<ApiEnv>
  readonly receive: Handler<ApiEnv>
  readonly goOn: Handler<ApiEnv>
  readonly signOut: Handler<ApiEnv>
}

type SamlLeaving = {
  readonly authentication: FederatedAuthentication
  readonly returnTo: string | undefined
  /** The person came from the provider's portal. */
  readonly isLaunch: boolean
}

/** Signs people in with SAML providers. */
export const samlPages = (context: ServerContext): SamlPages => {
  const { db, secrets, now } = context

  const leave: SamlPages['leave'] = (c, { authentication, returnTo, isLaunch }) =>
    refusing(context, c, { authentication, returnTo }, async () => {
      // A provider that answers no request would otherwise send people back and forth without end.
      if (isLaunch && readLaunchCookie(c))
        throw new FederatedError('invalidAnswer', 'The provider sends responses, but answers no request.')
      if (isLaunch) writeLaunchCookie(c)
      const parties = await partiesOf(context, c, authentication)
      const requestId = newRequestId()
      const kept = { requestId }
      const state = await beginAttempt(context, c, { authenticationId: authentication.id, returnTo, kept })
      return leaveForSaml(c, authentication, await samlRequestOf(parties, { requestId, state }))
    })

  /** Public: it holds nothing but what a provider needs to know. */
  const metadata = async (c: Context<ApiEnv>): Promise<Response> => {
    const clientId = clientIdIn(c)
    const client = await db.selectFrom('clients').select('id').where('id', '=', clientId).executeTakeFirst()
    if (!client) throw new ApiError(404, 'Client not found.')
    const addresses = samlAddressesOf(context, c, clientId)
    const key = await samlKeyOf(context, clientId)
    const authentication = await findAuthentication(db, { provider: 'saml', clientId })
    const settings = authentication && (await samlSettingsOf(context, authentication).catch(() => undefined))
    const description = samlMetadata({
      addresses,
      key,
      nameIdFormat: settings?.nameIdFormat ?? 'emailAddress',
      signsRequests: settings?.signAuthnRequest ?? false,
    })
    return c.body(description, 200, { 'content-type': 'application/samlmetadata+xml; charset=utf-8' })
  }

  /**
   * Takes the answer that a browser brings from its provider. Cookies don't come along from another site, so the browser is sent
   * on to prove that it is the one that left. An assertion is taken once.
   */
  const receive = async (c: Context<ApiEnv>): Promise<Response> => {
    const clientId = clientIdIn(c)
    const form = new URLSearchParams(await c.req.text())
    const state = form.get('RelayState')
    if (isTestState(state))
      return bringSamlTest(context, c, { clientId, state, response: form.get('SAMLResponse') ?? '' })
    const authentication = await findAuthentication(db, { provider: 'saml', clientId })
    if (!authentication) return refuseUnknown(context, c, 'saml', 'The client has no SAML.')
    const response = form.get('SAMLResponse') ?? ''
    if (isUnsolicited(response)) return launch(c, { clientId, relayState: state ?? '' })
    return refusing(context, c, { authentication }, async () => {
      const read = await readSamlResponse(response, await partiesOf(context, c, authentication))
      const ticket = randomBytes(32).toString('base64url')
      await db.deleteFrom('samlAssertions').where('expiresAt', '<=', now().toISOString()).execute()
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('samlAssertions')
        .values({
          authenticationId: authentication.id,
          assertionHash: hashOf(read.assertionId),
          ticketHash: hashOf(ticket),
          sealed: secrets.seal(JSON.stringify(waitingAnswer.parse(read))),
          expiresAt: read.endsAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n)
        throw new FederatedError('invalidAnswer', 'The assertion was used before.')
      const query = new URLSearchParams({ state: state ?? '', ticket })
      return c.redirect(`/api/saml/${authentication.clientId}/continue?${query}`, 303)
    })
  }

  /**
   * Begins a sign-in for somebody who came from the provider's portal, with a response that no one requested. That response is
   * never read: it could be another person's.
   */
  const launch = (
    c: Context<ApiEnv>,
    { clientId, relayState }: { clientId: number; relayState: string },
  ): Response => {
    const own = findConsoleAddress({ ...context, http: c })
    const wanted = URL.parse(relayState, own ?? undefined)
    const returnTo = wanted?.origin === own ? `${wanted?.pathname}${wanted?.search}` : '/'
    const query = { provider: 'saml', clientId: String(clientId), returnTo, launched: '1' }
    return c.redirect(`/api/login?${new URLSearchParams(query)}`, 303)
  }

  const goOn = async (c: Context<ApiEnv>): Promise<Response> => {
    const state = c.req.query('state') ?? ''
    if (isTestState(state)) return finishSamlTest(context, c, { state })
    const attempt = await takeAttempt(context, c, state)
    const authentication = await findAuthentication(db, { provider: 'saml', clientId: clientIdIn(c) })
    if (!attempt || !authentication || attempt.authenticationId !== authentication.id)
      return refuseUnknown(context, c, 'saml', 'The state is unknown.')
    const { returnTo } = attempt
    return refusing(context, c, { authentication, returnTo }, async () => {
      const { inResponseTo, identity, nameId, nameIdFormat, sessionIndex } = await takeAnswer(
        authentication,
        c.req.query('ticket') ?? '',
      )
      if (inResponseTo !== attempt.kept.requestId)
        throw new FederatedError('invalidAnswer', 'The assertion answers another request.')
      // It answers requests: the next tile that is pressed may follow at once.
      clearLaunchCookie(c)
      return signInFederated(context, c, {
        authentication,
        identity,
        returnTo,
        onSession: async (token) => {
          const session = { sessionIdHash: sessionHashOf(token), authenticationId: authentication.id }
          await db
            .insertInto('samlSessions')
            .values(Object.assign(session, { nameId, nameIdFormat, sessionIndex }))
            .execute()
        },
      })
    })
  }

  const takeAnswer = async ({ id }: FederatedAuthentication, ticket: string) => {
    const ticketHash = hashOf(ticket)
    const row = await db
      .selectFrom('samlAssertions')
      .select('sealed')
      .where('authenticationId', '=', id)
      .where('ticketHash', '=', ticketHash)
      .where('expiresAt', '>', now().toISOString())
      .executeTakeFirst()
    // The row stays, so that the assertion can't come again.
    const { numUpdatedRows } = await db
      .updateTable('samlAssertions')
      .set({ ticketHash: null, sealed: null })
      .where('ticketHash', '=', ticketHash)
      .executeTakeFirst()
    if (!row?.sealed || numUpdatedRows !== 1n)
      throw new FederatedError('unknownAttempt', 'The ticket is unknown.')
    return waitingAnswer.parse(JSON.parse(secrets.open(row.sealed)))
  }

  const signOut = async (c: Context<ApiEnv>): Promise<Response> => {
    const authentication = await findAuthentication(db, { provider: 'saml', clientId: clientIdIn(c) })
    if (!authentication) return refuseUnknown(context, c, 'saml', 'The client has no SAML.')
    return refusing(context, c, { authentication }, async () =>
      answerSamlSignOut(context, c, {
        authentication,
        parties: await partiesOf(context, c, authentication),
      }),
    )
  }

  return { leave, metadata, receive, goOn, signOut }
}

const clientIdIn = (c: Context<ApiEnv>): number => {
  const given = c.req.param('clientId') ?? ''
  return /^\d{1,9}$/.test(given) ? Number(given) : 0
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Goes on, or says why not; whatever else goes wrong is the server's. */
const refusing = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  of: { authentication: FederatedAuthentication; returnTo?: string | undefined },
  work: () => Promise<Response>,
): Promise<Response> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FederatedError)) throw error
    return refuseFederated(context, c, Object.assign({ error }, of))
  }
}
