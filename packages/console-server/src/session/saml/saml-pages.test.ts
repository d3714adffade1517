import { createSign, generateKeyPairSync } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { type SamlAnswer, samlResponder } from '@edconsole/console-demo/identity-providers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { selfSignedCertificate } from '../../secrets/self-signed-certificate.ts'
import { createTestServer, type TestDistrict, type TestFetch, type TestServer } from '../../testing/index.ts'
import { readSamlMetadata } from './saml-metadata.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const certificate = selfSignedCertificate({
  name: 'provider',
  privateKey,
  from: new Date('2020-01-01'),
  to: new Date('2100-01-01'),
})
const signingKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const provider = samlResponder({
  entityId: 'https://idp.example.org/saml',
  ssoUrl: 'https://idp.example.org/sso',
  sloUrl: 'https://idp.example.org/slo',
  privateKey: signingKey,
  certificate,
})

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

let district: TestDistrict
beforeEach(async () => {
  district = await server.newDistrict()
})

const offer = async (settings: object = {}, to = district) => {
  const response = await employee('/api/ied/authentications/', {
    method: 'POST',
    headers: { 'x-ied-client-id': String(to.clientId) },
    body: JSON.stringify({
      provider: 'saml',
      displayName: 'District login',
      isEnabled: true,
      settings: { ...readSamlMetadata(provider.metadata, server.now()), ...settings },
    }),
  })
  expect(response.status).toBe(200)
}
const personOf = ({ email }: TestDistrict) => ({
  email,
  username: email,
  firstName: 'Robin',
  lastName: 'Moss',
  staffId: '',
})
/** Leaves for the provider. Returns the request, and what comes back with its answer. */
const leave = async (browser: TestFetch, returnTo = '/account', from = district) => {
  const response = await browser(
    `/api/login?${new URLSearchParams({ provider: 'saml', clientId: String(from.clientId), returnTo })}`,
  )
  const location = new URL(response.headers.get('location') ?? 'http://none.test')
  const { id } = provider.readRequest(location.searchParams.get('SAMLRequest') ?? '')
  return { location, requestId: id, relayState: location.searchParams.get('RelayState') ?? '' }
}
const metadataOf = async ({ clientId }: TestDistrict) =>
  (await server.fetch(`/api/saml/${clientId}/metadata`)).text()
const respond = async (answer: Partial<SamlAnswer>, to = district) =>
  provider.respond(await metadataOf(to), {
    requestId: '',
    person: personOf(district),
    now: server.now(),
    ...answer,
  })
/** Brings the answer as a browser does: from another site, without cookies. */
const bring = (response: string, relayState: string, to = district) =>
  server.app.fetch(
    new Request(`http://console.test/api/saml/${to.clientId}/acs`, {
      method: 'POST',
      headers: { origin: 'https://idp.example.org' },
      body: new URLSearchParams({ SAMLResponse: response, RelayState: relayState }),
    }),
  )
const goOn = (browser: TestFetch, brought: Response) =>
  browser(brought.headers.get('location') ?? '/api/saml/0/continue')
const signIn = async (browser: TestFetch, answer: Partial<SamlAnswer> = {}) => {
  const { requestId, relayState } = await leave(browser)
  const { response } = await respond({ requestId, ...answer })
  return goOn(browser, await bring(response, relayState))
}
const problems = async () =>
  (
    await server.db
      .selectFrom('federatedSignIns')
      .select(['outcome', 'problem'])
      .where('provider', '=', 'saml')
      .orderBy('id', 'desc')
      .execute()
  ).map(({ outcome, problem }) => `${outcome}: ${problem}`)

describe('[R12] signing in with SAML', () => {
  it('goes to the provider and back to the page that was wanted, with a session', async () => {
    await offer()
    const browser = await server.browser()
    const { location } = await leave(browser)
    expect(location.origin + location.pathname).toBe('https://idp.example.org/sso')
    const answer = await signIn(browser)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account'])
    const user: unknown = await (await browser('/api/user-info')).json()
    expect(user).toMatchObject({ data: { emailAddress: district.email } })
  })

  it('leads back from a refusal to the sign-in page, which keeps the page that was wanted', async () => {
    await offer()
    const browser = await server.browser()
    const person = Object.assign(personOf(district), { email: 'nobody@example.org', username: 'nobody' })
    const page = await (await signIn(browser, { person })).text()
    expect(page).toContain('Reference number: ')
    expect(page).toContain('href="/login?returnTo=%2Faccount"')
  })

  it('posts a signed request where the settings say so, and takes an encrypted answer', async () => {
    await offer({ binding: 'post', signAuthnRequest: true, wantAssertionsEncrypted: true })
    const browser = await server.browser()
    const page = await (await browser(`/api/login?provider=saml&clientId=${district.clientId}`)).text()
    const fieldOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
    const request = Buffer.from(
      fieldOf('SAMLRequest').replaceAll('&#43;', '+').replaceAll('&#61;', '='),
      'base64',
    ).toString()
    expect(request).toContain('SignatureValue')
    const { response } = await respond({
      requestId: /\sID="([^"]+)"/.exec(request)?.[1] ?? '',
      isEncrypted: true,
    })
    const answer = await goOn(browser, await bring(response, fieldOf('RelayState')))
    expect(answer.headers.get('location')).toBe('/')
  })

  it('describes the client to its provider before anything is set up, with one key for good', async () => {
    const [first, second] = [await metadataOf(district), await metadataOf(district)]
    expect(first).toContain(`Location="http://console.test/api/saml/${district.clientId}/acs"`)
    const certificateIn = (xml: string) => /X509Certificate>([^<]+)</.exec(xml)?.[1]
    expect(certificateIn(first)).toBe(certificateIn(second))
    expect((await server.fetch('/api/saml/999999/metadata')).status).toBe(404)
  })

  it('takes an assertion once, from the browser that left for it, as the answer to its request', async () => {
    await offer()
    const browser = await server.browser()
    const { requestId, relayState } = await leave(browser)
    const { response } = await respond({ requestId })
    const brought = await bring(response, relayState)
    const stranger = await server.browser()
    expect((await goOn(stranger, brought)).status).toBe(400)
    expect((await bring(response, relayState)).status).toBe(400)
    expect((await problems())[0]).toBe('invalidAnswer: The assertion was used before.')
    expect((await goOn(browser, brought)).status).toBe(303)
    expect((await goOn(browser, brought)).status).toBe(400)
    // An assertion that no one requested, and one for the request of another tab.
    expect((await signIn(await server.browser(), { requestId: '_made-up' })).status).toBe(400)
    expect((await problems())[0]).toBe('invalidAnswer: The assertion answers another request.')
  })

  it('begins a sign-in for who comes from the portal of the provider, and never takes the response that came along', async () => {
    await offer()
    const { response } = await respond({ person: { ...personOf(district), email: 'stranger@example.org' } })
    const xml = Buffer.from(response, 'base64')
      .toString()
      .replaceAll(/ InResponseTo="[^"]*"/g, '')
    const launch = () => bring(Buffer.from(xml).toString('base64'), 'http://console.test/account')
    const browser = await server.browser()
    const left = await goOn(browser, await launch())
    const asked = new URL(left.headers.get('location') ?? '').searchParams
    const { id } = provider.readRequest(asked.get('SAMLRequest') ?? '')
    const own = await respond({ requestId: id })
    const answer = await goOn(browser, await bring(own.response, asked.get('RelayState') ?? ''))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account'])
    expect(await (await browser('/api/user-info')).json()).toMatchObject({
      data: { emailAddress: district.email },
    })
    // The tile was pressed twice; but a provider that answers each request so would go on without end.
    expect((await goOn(browser, await launch())).status).toBe(303)
    expect((await goOn(browser, await launch())).status).toBe(400)
    expect((await problems())[0]).toBe('invalidAnswer: The provider sends responses, but answers no request.')
  })

  it('refuses the assertion of another client, and returns to pages of the console only', async () => {
    await offer()
    const other = await server.newDistrict()
    await offer({}, other)
    const browser = await server.browser()
    const { requestId, relayState } = await leave(browser)
    const { response } = await respond({ requestId }, other)
    expect((await bring(response, relayState)).status).toBe(400)
    expect((await problems())[0]).toBe('invalidAnswer: The response is for another destination.')
    const away = await leave(browser, 'https://evil.test/')
    const right = await respond({ requestId: away.requestId })
    const answer = await goOn(browser, await bring(right.response, away.relayState))
    expect(answer.headers.get('location')).toBe('/')
  })

  it('lets in nobody who only looks like somebody', async () => {
    await offer()
    const [name = '', domain = ''] = district.email.split('@')
    for (const email of [
      `${name}\u200b@${domain}`,
      `${name.replace('o', 'о')}@${domain}`,
      `${name}@${domain}.evil.test`,
    ]) {
      const answer = await signIn(await server.browser(), { person: { ...personOf(district), email } })
      expect(answer.status).toBe(403)
    }
    expect((await problems())[0]).toBe('unknownPerson: No account matches.')
  })
})

describe('[R42] signing out at the SAML provider', () => {
  const request = async (over: Readonly<Record<string, string>> = {}, signs = true) => {
    const values = {
      destination: `http://console.test/api/saml/${district.clientId}/logout`,
      issuer: 'https://idp.example.org/saml',
      at: server.now().toISOString(),
      nameId: district.email,
      ...over,
    }
    const xml =
      `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_out" Version="2.0" IssueInstant="${values.at}" Destination="${values.destination}">` +
      `<saml:Issuer>${values.issuer}</saml:Issuer><saml:NameID>${values.nameId}</saml:NameID></samlp:LogoutRequest>`
    const query = new URLSearchParams({
      SAMLRequest: deflateRawSync(xml).toString('base64'),
      SigAlg: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    })
    if (signs)
      query.set('Signature', createSign('sha256').update(query.toString()).sign(signingKey, 'base64'))
    return server.fetch(`/api/saml/${district.clientId}/logout?${query}`)
  }

  it('ends the sessions of whom the provider names, if it has signed that for this client now', async () => {
    await offer()
    const browser = await server.browser()
    await signIn(browser)
    const isIn = async () => (await browser('/api/user-info')).status === 200
    const refused = [
      await request({}, false),
      await request({ issuer: 'https://other.example.org' }),
      await request({ destination: 'http://console.test/api/saml/1/logout' }),
      await request({ at: new Date(server.now().getTime() - 3_600_000).toISOString() }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    await request({ nameId: 'somebody@example.org' })
    expect(await isIn()).toBe(true)
    const answer = await request()
    expect(answer.headers.get('location')).toMatch(
      /^https:\/\/idp\.example\.org\/slo\?SAMLResponse=.*&Signature=/,
    )
    expect(await isIn()).toBe(false)
  })
})
