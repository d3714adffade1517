import { isLoopback } from '@edconsole/console-core/schemas'
import { z } from 'zod'
import { NetworkError } from '../../../network/network-error.ts'
import { readText } from '../../../network/read-body.ts'
import { type Network, openWebClient } from '../../../network/web-client.ts'
import { FederatedError } from '../federated-identity.ts'
import { AZURE_ISSUER } from './presets.ts'
import type { ProviderClient } from './provider-client.ts'

const KEPT_MS = 3_600_000
const KEPT_MAX = 500
/** Larger answers than any provider gives. */
const ANSWER_MAX = 256 * 1024
/** A person is waiting at the browser. */
const PATIENCE = { connectMs: 5000, totalMs: 10_000 }

const descriptionSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  userinfo_endpoint: z.string().optional(),
  end_session_endpoint: z.string().optional(),
  check_session_iframe: z.string().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  code_challenge_methods_supported: z.array(z.string()).optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
})

/** What is used of a provider's description. */
export type ProviderDescription = z.infer<typeof descriptionSchema>

/** Sends a request of the OpenID client to the provider, through the guard for outgoing addresses. */
export type ProviderFetch = (
  address: string,
  request: { method: string; headers: Record<string, string>; body?: unknown },
) => Promise<Response>

/** Reaches providers: their descriptions are kept for an hour, everything else is asked anew. */
export type ProviderReach = {
  readonly fetch: ProviderFetch
  /** @throws FederatedError, NetworkError */
  readonly describe: (client: ProviderClient) => Promise<ProviderDescription>
}

export const openProviderReach = (network: Network): ProviderReach => {
  const kept = new Map<string, { description: Promise<ProviderDescription>; until: number }>()

  const fetch: ProviderFetch = async (address, { method, headers, body }) => {
    const web = openWebClient({ ...PATIENCE, ...network })
    try {
      const {
        status,
        headers: answered,
        ...response
      } = await web.send(address, {
        method: method === 'POST' ? 'POST' : 'GET',
        headers,
        maxBytes: ANSWER_MAX,
        ...(body === undefined || body === null ? {} : { body: String(body) }),
      })
      const text = await readText(response.body)
      // The only header that the OpenID client looks at.
      const type = answered['content-type']
      return new Response(STATUSES_WITHOUT_BODY.has(status) ? null : text, {
        status,
        headers: type === undefined ? {} : { 'content-type': type },
      })
    } finally {
      web.close()
    }
  }

  const read = async (client: ProviderClient): Promise<ProviderDescription> => {
    const { issuer, endpoints } = client
    const given = { issuer, ...endpoints }
    const whole = descriptionSchema.safeParse(given)
    if (whole.success) return whole.data
    const response = await fetch(`${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`, {
      method: 'GET',
      headers: { accept: 'application/json' },
    })
    if (response.status !== 200)
      throw new FederatedError('unreachable', `The description came with status ${response.status}.`)
    const described = descriptionSchema.safeParse(jsonIn(await response.text()))
    if (!described.success) throw new FederatedError('notSetUp', "The description can't be read.")
    if (!isIssuerOf(client, described.data.issuer))
      throw new FederatedError('notSetUp', 'The description is of another issuer.')
    return { ...described.data, ...endpoints }
  }

  const describe = (client: ProviderClient): Promise<ProviderDescription> => {
    const key = JSON.stringify([client.issuer, client.endpoints])
    const now = Date.now()
    const known = kept.get(key)
    if (known && known.until > now) return known.description
    const description = read(client).then((found) => checked(found, network.allowLoopback))
    kept.delete(key)
    kept.set(key, { description, until: now + KEPT_MS })
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    // Who waits hears of it; the next one asks again.
    description.catch(() => kept.delete(key))
    return description
  }

  return { fetch, describe }
}

const STATUSES_WITHOUT_BODY = new Set([204, 205, 304])

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A tenant that is named by its domain describes itself by its ID. */
const isIssuerOf = ({ issuer, provider, isOwnIssuer }: ProviderClient, described: string): boolean =>
  described === issuer ||
  (provider === 'azure' && isOwnIssuer && !AZURE_ISSUER.test(issuer) && AZURE_ISSUER.test(described))

/** The browser is sent to one of the addresses, and secrets to others. */
const checked = (description: ProviderDescription, allowLoopback: boolean): ProviderDescription => {
  const { authorization_endpoint, token_endpoint, jwks_uri } = description
  const isAllowed = (address: string | undefined) => {
    const url = URL.parse(address ?? '')
    return (
      url?.protocol === 'https:' || (url?.protocol === 'http:' && allowLoopback && isLoopback(url.hostname))
    )
  }
  if (![authorization_endpoint, token_endpoint, jwks_uri].every(isAllowed))
    throw new FederatedError('notSetUp', "An address of the provider isn't https.")
  const { end_session_endpoint, check_session_iframe, ...needed } = description
  // People can sign in without them.
  return {
    ...needed,
    ...(isAllowed(end_session_endpoint) && { end_session_endpoint }),
    ...(isAllowed(check_session_iframe) && { check_session_iframe }),
  }
}

/** The network's fault behind an error of the OpenID client, if there is one. */
export const networkFaultIn = (error: unknown): NetworkError | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof NetworkError) return cause
  return undefined
}
