import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LOOPBACK_CERTIFICATE } from '../network/testing/loopback-certificate.ts'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { CERTIFICATE, SAMPLE_METADATA } from '../testing/walks/certificate.ts'
import { sender } from '../testing/walks/send.ts'

const OPENID = {
  issuer: 'https://idp.example.org',
  authorization_endpoint: 'https://idp.example.org/authorize',
  token_endpoint: 'https://idp.example.org/token',
  jwks_uri: 'https://idp.example.org/keys',
  userinfo_endpoint: 'https://idp.example.org/me',
  response_types_supported: ['code'],
}
const PAGES: Readonly<Record<string, [status: number, body: string, headers?: Record<string, string>]>> = {
  '/md': [200, SAMPLE_METADATA],
  '/page': [200, '<!doctype html><title>Sign in</title>'],
  '/gone': [404, 'Not found'],
  '/huge': [200, ' '.repeat(1_000_001)],
  '/away': [302, '', { location: 'https://elsewhere.example.org/md' }],
  '/.well-known/openid-configuration': [200, JSON.stringify(OPENID)],
  '/part/.well-known/openid-configuration': [200, JSON.stringify({ issuer: 'https://idp.example.org' })],
}
const provider = createServer(LOOPBACK_CERTIFICATE, (request, response) => {
  const [status, body, headers = {}] = PAGES[request.url ?? ''] ?? [500, '']
  response.writeHead(status, headers).end(body)
})

let server: TestServer
let employee: TestFetch
let origin: string
let clientId: number
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  origin = `https://localhost:${(provider.address() as AddressInfo).port}`
  server = await createTestServer({ allowLoopback: true, network: { ca: LOOPBACK_CERTIFICATE.cert } })
  employee = await server.browser('employee@example.org')
  clientId = (await server.newDistrict()).clientId
})
beforeEach(() => server.db.deleteFrom('connectionTests').execute())
afterAll(async () => {
  provider.close()
  await server.close()
})

const send = sender('/ied/authentications')
const read = (body: object, browser = employee) =>
  send(browser, 'POST', '/read-address', body, { 'x-ied-client-id': String(clientId) })
const kept = () => server.db.selectFrom('authentications').selectAll().orderBy('id').execute()

describe('POST /ied/authentications/read-address', () => {
  it('proposes what SAML metadata tells, with the end of its certificate, and stores nothing', async () => {
    const before = await kept()
    const { status, data } = await read({ provider: 'saml', address: `${origin}/md` })
    expect(status).toBe(200)
    expect(data.settings).toMatchObject({
      idpEntityId: 'https://idp.example.org',
      idpCertificates: [CERTIFICATE],
    })
    expect(data.certificates).toEqual([expect.objectContaining({ subject: 'CN=localhost' })])
    expect((await read({ provider: 'saml', metadataXml: SAMPLE_METADATA })).data).toEqual(data)
    expect(await kept()).toEqual(before)
  })

  it.each(['', '/', '/.well-known/openid-configuration'])(
    'reads OpenID discovery at the issuer%s',
    async (end) => {
      const { data } = await read({ provider: 'azure', address: `${origin}${end}` })
      expect(data).toEqual({
        settings: {
          issuer: 'https://idp.example.org',
          authorizationEndpoint: 'https://idp.example.org/authorize',
          tokenEndpoint: 'https://idp.example.org/token',
          jwksUri: 'https://idp.example.org/keys',
          userinfoEndpoint: 'https://idp.example.org/me',
        },
        certificates: [],
      })
    },
  )

  it.each([
    ['saml', '/page', "Metadata with a document type isn't read."],
    ['saml', '/gone', 'The server answered with status 404.'],
    ['saml', '/huge', 'The description is larger than 1 MB.'],
    ['saml', '/away', 'The address leads to another server. Enter the final address.'],
    ['google', '/part', "It isn't an OpenID description: 'authorization_endpoint' is missing."],
  ])('%s at %s: %s', async (code, path, message) => {
    expect((await read({ provider: code, address: `${origin}${path}` })).error).toEqual({
      code: 400,
      field: 'address',
      message,
    })
  })

  it.each([
    'https://10.0.0.1/md',
    'https://169.254.169.254/latest',
    'https://[::1]/md',
    'https://metadata.google.internal.localhost/md',
  ])('never asks %s, which is private', async (address) => {
    const { error } = await read({ provider: 'saml', address })
    expect([error.code, error.field]).toEqual([400, 'address'])
    expect(error.message).toMatch(/private network|doesn't exist|refuses connections/)
  })

  it.each([
    ['address', { provider: 'saml' }],
    ['address', { provider: 'saml', address: 'https://idp.example.org', metadataXml: '<x/>' }],
    ['address', { provider: 'saml', address: 'http://idp.example.org/md' }],
    ['metadataXml', { provider: 'saml', metadataXml: 'nothing' }],
    ['provider', { provider: 'illuminate', address: 'https://idp.example.org' }],
    ['provider', { provider: 'azure', metadataXml: '<x/>' }],
  ])('refuses a wrong %s', async (field, body) => {
    expect((await read(body)).error).toMatchObject({ code: 400, field })
  })

  it('is limited, as tests of connections are', async () => {
    await read({ provider: 'saml', address: `${origin}/gone` })
    await server.db.updateTable('connectionTests').set({ tests: 60 }).execute()
    expect((await read({ provider: 'saml', address: `${origin}/md` })).error.code).toBe(429)
  })
})
