import { generateKeyPairSync } from 'node:crypto'
import type { SignInTest } from '@edconsole/console-core/contract'
import {
  type OpenIdProvider,
  samlResponder,
  startOpenIdProvider,
} from '@edconsole/console-demo/identity-providers'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { selfSignedCertificate } from '../../secrets/self-signed-certificate.ts'
import { createTestServer, type TestDistrict, type TestFetch, type TestServer } from '../../testing/index.ts'
import { OPENID_CLIENT, offerOpenId } from '../federated/openid/testing/offer-openid.ts'
import { providerVisitor } from '../federated/openid/testing/provider-visitor.ts'
import {
  BASE,
  directoryPerson,
  enteredSettings,
  SERVICE,
  startTestDirectory,
} from '../ldap/testing/test-directory.ts'
import { readSamlMetadata } from '../saml/saml-metadata.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const saml = samlResponder({
  entityId: 'https://idp.example.org/saml',
  ssoUrl: 'https://idp.example.org/sso',
  sloUrl: 'https://idp.example.org/slo',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  certificate: selfSignedCertificate({
    name: 'provider',
    privateKey,
    from: new Date('2020-01-01'),
    to: new Date('2100-01-01'),
  }),
})

let server: TestServer
let employee: TestFetch
let openId: OpenIdProvider
const accounts: Parameters<typeof startOpenIdProvider>[0]['accounts'][number][] = []
beforeAll(async () => {
  openId = await startOpenIdProvider({
    ...OPENID_CLIENT,
    redirectUris: ['http://console.test/api/login/callback/google'],
    accounts,
  })
  server = await createTestServer({ allowLoopback: true })
  employee = await server.browser('employee@example.org')
})
afterAll(async () => {
  await server.close()
  await openId.close()
})
let district: TestDistrict
beforeEach(async () => {
  district = await server.newDistrict()
})

const send = async (by: TestFetch, path: string, body: object) => {
  const response = await by(`/api/ied/authentications/${path}`, {
    method: 'POST',
    headers: { 'x-ied-client-id': String(district.clientId) },
    body: JSON.stringify(body),
  })
  return Object.assign({ status: response.status }, await response.json())
}
const add = async (provider: string, settings: object): Promise<number> => {
  const { data } = await send(employee, '', { provider, displayName: provider, settings })
  return data.id
}
const test = async (id: number, body: object = {}): Promise<SignInTest> =>
  (await send(employee, `${id}/test`, body)).data
const result = async (id: number, testId: string | null, by = employee) =>
  send(by, `${id}/test-result`, { testId })
const statuses = ({ steps }: SignInTest) => steps.map(({ id, status }) => `${id} ${status}`)
const stored = async () => ({
  sessions: await server.db.selectFrom('sessions').select('idHash').orderBy('idHash').execute(),
  accounts: await server.db.selectFrom('accounts').selectAll().orderBy('id').execute(),
  links: await server.db.selectFrom('federatedLinks').selectAll().execute(),
  signIns: await server.db.selectFrom('federatedSignIns').select('id').execute(),
})
const addGoogle = async (issuer = openId.issuer): Promise<number> =>
  (await offerOpenId(server, district, { settings: { issuer } })).id

/** Goes through the provider's pages in the window of a test. Returns the address that it leads back to. */
const authorize = (from: Response, account: { username: string; password: string }) =>
  providerVisitor().authorize(from.headers.get('location') ?? '', account)
const someone = (email: string) => {
  const account = {
    id: `subject of ${email}`,
    username: email,
    password: 'their own',
    claims: { email, email_verified: true, hd: 'example.org', given_name: 'Robin', family_name: 'Moss' },
  }
  accounts.push(account)
  return account
}

it('[ux 9.6] a test with OpenID Connect says who would be signed in, once, to who started it, and changes nothing', async () => {
  const id = await addGoogle()
  const stranger = await server.browser('employee@example.org')
  const other = await server.browser(
    (await server.newDistrict({ roles: ['ROLE_IMT_AUTHENTICATIONS_VIEW'] })).email,
  )
  const before = await stored()
  const waiting = await test(id)
  expect(statuses(waiting).slice(0, 4)).toEqual([
    'discovery passed',
    'keys passed',
    'redirect open',
    'response open',
  ])
  const path = `/api${waiting.leavePath}`
  expect((await stranger(path)).status).toBe(400)
  const back = await authorize(await employee(path), someone(district.email))
  expect((await employee(path)).status).toBe(400)
  expect((await stranger(back)).status).toBe(400)
  expect((await result(id, waiting.testId)).data).toMatchObject({ outcome: null })
  const page = await employee(back)
  expect([page.status, page.headers.getSetCookie()]).toEqual([200, []])
  expect((await employee(back)).status).toBe(400)
  expect([403, 404]).toContain((await result(id, waiting.testId, other)).status)
  const { data } = await result(id, waiting.testId)
  expect(statuses(data).every((line) => line.endsWith(' passed'))).toBe(true)
  expect(data).toMatchObject({ outcome: 'passed', message: expect.stringMatching(/would be signed in/) })
  expect(data.claims).toContainEqual({ name: 'hd', value: 'example.org' })
  expect(data.claims).toContainEqual({ name: 'given_name', value: 'R•••' })
  expect(JSON.stringify([data.claims, data.person])).not.toContain(district.email)
  expect((await result(id, waiting.testId)).status).toBe(404)
  expect(await stored()).toEqual(before)
  const audited = await server.db
    .selectFrom('auditEntries')
    .select('changes')
    .where('operation', '=', 'authentications.testSignIn')
    .where('subjectId', '=', String(id))
    .execute()
  expect(audited.map(({ changes }) => changes)).toEqual([
    [{ field: 'signInTest', kind: 'plain', from: null, to: 'Saved settings' }],
  ])
  const { lastTestStatus } = await server.db
    .selectFrom('authentications')
    .select('lastTestStatus')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(lastTestStatus).toBe('passed')
})

it('a test tries what is entered and not saved, and sends a saved secret to no other address', async () => {
  const id = await addGoogle('http://127.0.0.1:9')
  expect(await test(id)).toMatchObject({
    outcome: 'failed',
    message:
      "The provider's description couldn't be loaded. Check the issuer, and that this server can connect to the internet.",
  })
  const elsewhere = { settings: { issuer: 'https://elsewhere.example.org' } }
  const refused = await send(employee, `${id}/test`, elsewhere)
  expect(refused).toMatchObject({
    status: 400,
    error: {
      field: 'settings.clientSecret',
      message: "Enter the client secret again. A saved one isn't sent to another address.",
    },
  })
  await server.db
    .updateTable('authentications')
    .set({
      settings: JSON.stringify({ issuer: openId.issuer, clientId: 'console', hostedDomains: ['x.org'] }),
    })
    .where('id', '=', id)
    .execute()
  const waiting = await test(id, { settings: { clientSecret: 'a wrong one' } })
  const back = await authorize(await employee(`/api${waiting.leavePath}`), someone(district.email))
  await employee(back)
  const { data } = await result(id, waiting.testId)
  expect(statuses(data).slice(3)).toEqual(['response passed', 'token failed', 'claims open', 'match open'])
  expect(data.message).toBe('Google refused the client secret. Create a new one there, and enter it here.')
})

it('a test with SAML needs the browser that left, and says which rule matches nobody', async () => {
  const id = await add('saml', readSamlMetadata(saml.metadata, server.now()))
  const leave = async () => {
    const waiting = await test(id)
    const location = new URL((await employee(`/api${waiting.leavePath}`)).headers.get('location') ?? '')
    const { id: requestId } = saml.readRequest(location.searchParams.get('SAMLRequest') ?? '')
    return { testId: waiting.testId, requestId, state: location.searchParams.get('RelayState') ?? '' }
  }
  const bring = async (response: string, state: string) => {
    const brought = await server.app.fetch(
      new Request(`http://console.test/api/saml/${district.clientId}/acs`, {
        method: 'POST',
        headers: { origin: 'https://idp.example.org' },
        body: new URLSearchParams({ SAMLResponse: response, RelayState: state }),
      }),
    )
    return brought.headers.get('location') ?? ''
  }
  const metadata = await (await server.fetch(`/api/saml/${district.clientId}/metadata`)).text()
  const before = await stored()
  const first = await leave()
  const person = { email: 'nobody@example.org', username: '', firstName: 'Uma', lastName: '', staffId: '' }
  const answer = { requestId: first.requestId, person, now: server.now() }
  const { response } = await saml.respond(metadata, answer)
  const path = await bring(response, first.state)
  expect((await (await server.browser())(path)).status).toBe(400)
  expect((await employee(path)).status).toBe(200)
  const { data } = await result(id, first.testId)
  expect(statuses(data).at(-2)).toBe('assertion passed')
  expect(data.message).toBe(
    'No account has this email address. Add the person, or match people by something else.',
  )
  expect(data.claims).toContainEqual({ name: 'NameID', value: 'n•••@example.org' })
  const second = await leave()
  await employee(await bring(Buffer.from('<nothing/>').toString('base64'), second.state))
  expect(statuses((await result(id, second.testId)).data)).toContain('response failed')
  expect(await stored()).toEqual(before)
})

it('a test with LDAP goes through the directory at once, and keeps no password', async () => {
  const entries = [SERVICE, directoryPerson('robin', { mail: district.email })]
  const directory = await startTestDirectory({ baseDn: BASE, entries })
  onTestFinished(directory.close)
  const id = await add('ldap', enteredSettings(directory.port))
  const before = await stored()
  const passed = await test(id, { username: 'robin', password: 'password of robin' })
  expect(passed).toMatchObject({ outcome: 'passed', testId: null, leavePath: null })
  expect(passed.steps.find((step) => step.id === 'tls')?.status).toBe('note')
  const failed = await test(id, { username: 'robin', password: 'a secret guess' })
  expect(failed.message).toBe(
    'The directory refused this password. Check the password, and that the account can sign in.',
  )
  expect(await send(employee, `${id}/test`, { username: 'robin' })).toMatchObject({ status: 400 })
  expect(await stored()).toEqual(before)
  const kept = await server.db.selectFrom('auditEntries').select('changes').execute()
  expect(JSON.stringify(kept)).not.toMatch(/password of robin|a secret guess/)
})

it('[ux 9.6] a test without a client of one’s own, where the server shares none, asks for that alone', async () => {
  const id = await add('clever', { cleverDistrictId: 'a'.repeat(24) })
  expect(await test(id)).toMatchObject({
    outcome: 'failed',
    message: 'Clever needs Client ID and Client secret before people can sign in with it.',
  })
})

it('nobody without the right to change a provider can test it', async () => {
  const id = await addGoogle()
  const reader = await server.newDistrict({ roles: ['ROLE_SETUP_DISTRICT_VIEW'] })
  const browser = await server.browser(reader.email)
  expect((await send(browser, `${id}/test`, {})).status).toBe(403)
})
