import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import {
  type OpenIdAccount,
  type OpenIdProvider,
  startOpenIdProvider,
} from '@edconsole/console-demo/identity-providers'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import {
  createTestServer,
  type TestDistrict,
  type TestFetch,
  type TestServer,
} from '../../../../testing/index.ts'
import { OPENID_CLIENT, type OpenIdWay, offerOpenId } from './offer-openid.ts'
import { providerVisitor } from './provider-visitor.ts'

export const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

type Going = { start: string; account: OpenIdAccount; browser?: TestFetch; form?: object }

/**
 * Sign-in with OpenID Connect, in a test file of its own: a server, a provider on this machine, and a new district for each test.
 * @param onToken changes the ID token that the provider sends
 */
export const openIdSignIn = (onToken: (token: string) => string = (token) => token) => {
  let server: TestServer
  let provider: OpenIdProvider
  let key: KeyObject = newKey()
  let district: TestDistrict
  let made = 0
  const accounts: OpenIdAccount[] = []

  const startProvider = (port?: number) =>
    startOpenIdProvider({
      ...OPENID_CLIENT,
      ...(port === undefined ? {} : { port }),
      key,
      redirectUris: ['google', 'azure', 'clever', 'classlink'].map(
        (name) => `http://console.test/api/login/callback/${name}`,
      ),
      accounts,
      onAnswer: ({ path, body }) =>
        path === '/token' && isTokenAnswer(body) ? { ...body, id_token: onToken(body.id_token) } : body,
    })
  beforeAll(async () => {
    provider = await startProvider()
    server = await createTestServer({ allowLoopback: true, providerClients: { clever: OPENID_CLIENT } })
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
  })
  beforeEach(async () => {
    district = await server.newDistrict()
  })

  /** Starts the provider again at the same address, with another key. */
  const renewKey = async () => {
    await provider.close()
    key = newKey()
    provider = await startProvider(provider.port)
  }
  /** Offers the provider as a way to sign in to a client. */
  const offer = (way: OpenIdWay = {}, to = district) =>
    offerOpenId(
      server,
      to,
      Object.assign({}, way, { settings: { issuer: provider.issuer, ...way.settings } }),
    )
  /** A person at the provider. */
  const person = (claims: object = {}) => {
    made += 1
    const account = {
      id: `subject-${made}`,
      username: `someone-${made}`,
      password: 'their own',
      claims: {
        email: district.email,
        email_verified: true,
        hd: 'example.org',
        given_name: 'Robin',
        ...claims,
      },
    }
    accounts.push(account)
    return account
  }
  /** Goes through the provider's pages as a browser does. Returns the address that it leads back to. */
  const authorize = (from: Response, account: OpenIdAccount, form: object = {}) =>
    providerVisitor().authorize(from.headers.get('location') ?? '', account, form)
  const signIn = async ({ start, account, browser: given, form }: Going) => {
    const browser = given ?? (await server.browser())
    const back = await authorize(await browser(start), account, form)
    return { browser, back, response: await browser(back) }
  }
  const lastOutcome = () =>
    server.db
      .selectFrom('federatedSignIns')
      .select(['outcome', 'reference', 'accountId', 'problem'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  /** Refused, without a session, in one sentence with the number that the log has too. */
  const expectRefusal = async (response: Response, outcome: string) => {
    const last = await lastOutcome()
    expect(last).toMatchObject({ outcome })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.headers.getSetCookie().filter((cookie) => /session=.+?;/.test(cookie))).toEqual([])
    expect(await response.text()).toContain(`Reference number: ${last.reference}.`)
  }
  const me = async (browser: TestFetch) => (await browser('/api/user-info')).status

  return {
    server: () => server,
    district: () => district,
    issuer: () => provider.issuer,
    key: () => key,
    renewKey,
    offer,
    person,
    authorize,
    signIn,
    lastOutcome,
    expectRefusal,
    me,
  }
}

const isTokenAnswer = (body: unknown): body is { id_token: string } =>
  typeof body === 'object' && body !== null && 'id_token' in body
