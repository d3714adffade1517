import { createHash } from 'node:crypto'
import type { Context, Handler } from 'hono'
import type { ApiEnv } from '../../../http/api-env.ts'
import { DOCUMENT_HEADERS } from '../../../http/site-headers.ts'
import type { ServerContext } from '../../../server-context.ts'
import { clearSessionCookie, readSessionCookie } from '../../session-cookie.ts'
import { endSession } from '../../session-store.ts'
import type { Attempt } from '../attempts.ts'
import { type FederatedAuthentication, FederatedError } from '../federated-identity.ts'
import { readAuthenticationOf } from '../find-authentication.ts'
import { admitFederated } from '../sign-in-federated.ts'
import { keepOpenIdSession, openIdSessionOf, sessionCheckOf } from './openid-sessions.ts'
import type { OpenIdAnswer, OpenIdSignIn } from './openid-sign-in.ts'
import { isOpenIdProvider, type OpenIdProvider } from './presets.ts'
import { providerClientOf } from './provider-client.ts'
import { RELYING_PARTY_SCRIPT, TELL_SCRIPT } from './session-frame-script.ts'

/** The pages of OpenID Connect Session Management: the relying party's frame, and the silent sign-in that it begins (R15). */
export type SessionCheckPages = {
  /** The frame that questions the provider's frame beside it. */
  readonly frame: Handler<ApiEnv>
  /** Leaves for the provider to see who is there, in a frame within that frame. */
  readonly leave: Handler<ApiEnv>
  /** Takes the provider's answer. */
  readonly comeBack: (c: Context<ApiEnv>, coming: Coming) => Promise<Response>
}

type Coming = {
  readonly authentication: FederatedAuthentication
  readonly provider: OpenIdProvider
  readonly attempt: Attempt
}

/** Errors that mean that the provider can't vouch for anyone without asking them. */
const NOBODY_THERE = new Set([
  'login_required',
  'interaction_required',
  'account_selection_required',
  'consent_required',
])

export const sessionCheckPages = (context: ServerContext, openId: OpenIdSignIn): SessionCheckPages => {
  const { db } = context

  const frame = async (c: Context<ApiEnv>): Promise<Response> => {
    const check = await sessionCheckOf(context, readSessionCookie(c))
    if (!check) return c.notFound()
    const { frame: address, clientId, sessionState, authorizationEndpoint } = check
    const data = { clientId, sessionState, origin: new URL(address).origin }
    const leadsTo = `frame-src 'self' ${new URL(authorizationEndpoint).origin}`
    return framePage(c, { data, script: RELYING_PARTY_SCRIPT, policy: leadsTo })
  }

  const leave = async (c: Context<ApiEnv>): Promise<Response> => {
    const site = c.req.header('sec-fetch-site')
    // A link of another site must not ask: the answer could end the session.
    if (site !== undefined && site !== 'same-origin') return outcome(c, 'failed')
    const found = await openIdSessionOf(context, readSessionCookie(c))
    if (!found) return outcome(c, 'changed')
    const authentication = await readAuthenticationOf(db, found.authenticationId)
    if (!authentication || !isOpenIdProvider(authentication.provider)) return outcome(c, 'failed')
    const { provider } = authentication
    return orFailed(c, () =>
      openId.begin(c, { authentication, provider, returnTo: undefined, isSilent: true }),
    )
  }

  const comeBack: SessionCheckPages['comeBack'] = async (c, coming) => {
    const token = readSessionCookie(c)
    const known = await openIdSessionOf(context, token)
    // Meanwhile it ended, or began anew: the console asks who is there.
    if (token === undefined || known?.authenticationId !== coming.authentication.id)
      return outcome(c, 'changed')
    let answer: OpenIdAnswer
    try {
      answer = await openId.finish(c, coming)
    } catch (error) {
      if (!(error instanceof FederatedError)) throw error
      const isOver = error.refusal === 'canceled' || error.refusal === 'providerRefused'
      if (!isOver || !NOBODY_THERE.has(c.req.query('error') ?? '')) return outcome(c, 'failed')
      return leaveSession(c, token)
    }
    const { claims, client, session } = answer
    if (`${claims.iss} ${client.clientId}` === known.issuer && claims.sub === known.subject) {
      const { issuer, subject } = known
      const same = Object.assign({ issuer, subject }, session)
      await keepOpenIdSession(context, token, known.authenticationId, same)
      return outcome(c, 'same')
    }
    return (await enterAs(c, answer, coming)) ? outcome(c, 'changed') : leaveSession(c, token)
  }

  const leaveSession = async (c: Context<ApiEnv>, token: string): Promise<Response> => {
    await endSession(db, token)
    clearSessionCookie(c)
    return outcome(c, 'changed')
  }

  /** Signs in the person who is there now, if they may. */
  const enterAs = async (c: Context<ApiEnv>, answer: OpenIdAnswer, coming: Coming): Promise<boolean> => {
    const { authentication, provider } = coming
    try {
      const identity = await answer.identify(providerClientOf(context, provider, authentication))
      const { issuer, subject } = identity
      const session = Object.assign({ issuer, subject }, answer.session)
      const onSession = (token: string) => keepOpenIdSession(context, token, authentication.id, session)
      const refused = await admitFederated(context, c, { authentication, identity, onSession })
      return refused === undefined
    } catch (error) {
      if (error instanceof FederatedError) return false
      throw error
    }
  }

  return { frame, leave, comeBack }
}

/** What the relying party's frame is told: `changed` sends the console to ask who is there. */
type Outcome = 'same' | 'changed' | 'failed'

const outcome = (c: Context<ApiEnv>, word: Outcome): Response =>
  framePage(c, { data: { word }, script: TELL_SCRIPT })

const orFailed = async (c: Context<ApiEnv>, work: () => Promise<Response>): Promise<Response> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FederatedError)) throw error
    return outcome(c, 'failed')
  }
}

type FramePage = { readonly data: object; readonly script: string; readonly policy?: string }

/** A page without anything to see, for a frame of the console only. */
const framePage = (c: Context<ApiEnv>, { data, script, policy }: FramePage): Response => {
  const hash = createHash('sha256').update(script).digest('base64')
  const rules = [
    `default-src 'none'; script-src 'sha256-${hash}'`,
    "frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
    ...(policy === undefined ? [] : [policy]),
  ]
  c.header('content-security-policy', rules.join('; '))
  for (const [name, value] of Object.entries(DOCUMENT_HEADERS)) c.header(name, value)
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return c.html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Session check</title>` +
      `<script type="application/json" id="data">${text}</script><script>${script}</script></html>`,
  )
}
