import { createSecretKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/index.ts'

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

let key = newKey()
let kid = 'first'
let published: object[] = []
const publish = async (of: KeyObject, id: string) => {
  const { d: _, ...open } = await exportJWK(of)
  published = [{ ...open, kid: id, use: 'sig' }]
}
let reads = 0
const issuerServer = http.createServer((request, response) => {
  reads += 1
  response.setHeader('content-type', 'application/json')
  const isKeys = request.url === '/keys'
  response.end(JSON.stringify(isKeys ? { keys: published } : { issuer, jwks_uri: `${issuer}/keys` }))
})
let issuer = ''

let server: TestServer
beforeAll(async () => {
  await new Promise<void>((resolve) => issuerServer.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(issuerServer.address() as AddressInfo).port}`
  await publish(key, kid)
  // Its clients are numbered by their districts.
  const common = { issuer, audience: 'console', algorithms: ['ES256'] as 'ES256'[], clockSkewSeconds: 60 }
  server = await createTestServer({
    allowLoopback: true,
    tokenIssuers: [
      { ...common, clientId: 90_412, scopes: ['console'], matchBy: 'username', claim: 'preferred_username' },
    ],
  })
})
afterAll(async () => {
  await server.close()
  issuerServer.close()
})
afterEach(() => {
  vi.useRealTimers()
})

const ask = (token: string) =>
  server.fetch('/api/user-info', { headers: { authorization: `Bearer ${token}` } })
const statusOf = async (token: string) => (await ask(token)).status

const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60
type Claims = Record<string, unknown>
const claims = (more: Claims = {}): Claims => ({
  iss: issuer,
  aud: 'console',
  sub: 'subject-1',
  exp: inMinutes(5),
  scope: 'openid console',
  preferred_username: 'nobody',
  ...more,
})
const signed = (more: Claims = {}, by: { key?: KeyObject; kid?: string; alg?: string } = {}) =>
  new SignJWT(claims(more))
    .setProtectedHeader({ alg: by.alg ?? 'ES256', kid: by.kid ?? kid })
    .sign(by.key ?? key)

describe("a host's token", () => {
  let username = ''
  let email = ''
  beforeAll(async () => {
    const found = await server.db
      .selectFrom('accounts')
      .innerJoin('users', 'users.id', 'accounts.userId')
      .select(['accounts.username', 'users.emailAddress'])
      .where('accounts.clientId', '=', 90_412)
      .where('accounts.isEnabled', '=', true)
      .where('accounts.locked', '=', false)
      .where('users.status', '=', 'active')
      .executeTakeFirstOrThrow()
    username = found.username
    email = found.emailAddress
  })
  const token = (more: Claims = {}, by = {}) => signed({ preferred_username: username, ...more }, by)

  it('stands for the account that its claim names', async () => {
    const { data } = await (await ask(await token())).json()
    expect(data.emailAddress).toBe(email)
  })

  it('counts for a little longer than it lasts, because clocks differ', async () => {
    expect(await statusOf(await token({ exp: inMinutes(-0.5) }))).toBe(200)
    const late = await ask(await token({ exp: inMinutes(-2) }))
    expect([late.status, late.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"'])
  })

  it.each<[string, Claims]>([
    ['of another issuer', { iss: 'https://other.example.org' }],
    ['for another audience', { aud: 'other' }],
    ['without an end', { exp: undefined }],
    ['that begins later', { nbf: inMinutes(10) }],
  ])('%s is refused', async (_, more) => {
    expect(await statusOf(await token(more))).toBe(401)
  })

  it('is refused unsigned, signed with the public key as a secret, or by another key', async () => {
    const unsigned = new UnsecuredJWT(claims({ preferred_username: username })).encode()
    const secret = createSecretKey(Buffer.from(JSON.stringify(published[0])))
    const forged = [
      unsigned,
      await token({}, { alg: 'HS256', key: secret }),
      await token({}, { key: newKey() }),
    ]
    expect(await Promise.all(forged.map((one) => statusOf(one)))).toEqual([401, 401, 401])
  })

  it('is checked with new keys once its issuer has some', async () => {
    expect(await statusOf(await token())).toBe(200)
    const next = newKey()
    const before = reads
    expect(await statusOf(await token({}, { key: next, kid: 'second' }))).toBe(401)
    await publish(next, 'second')
    key = next
    kid = 'second'
    // Keys that were read just now aren't read again for each token with an unknown one.
    expect([await statusOf(await token()), reads]).toEqual([401, before])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    expect([await statusOf(await token()), reads]).toEqual([200, before + 1])
  })

  it('without a scope that is required is 403', async () => {
    const short = await ask(await token({ scope: 'openid' }))
    expect([short.status, short.headers.get('www-authenticate')]).toEqual([
      403,
      'Bearer error="insufficient_scope"',
    ])
  })

  it('of a person without an account is 403, and says whom to ask', async () => {
    const nobody = await ask(await signed())
    expect([nobody.status, (await nobody.json()).error.message]).toEqual([
      403,
      "You don't have an account here yet. Ask your administrator to add you.",
    ])
  })
})
