import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { CERTIFICATE, SAMPLE_METADATA } from '../testing/walks/certificate.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const send = sender('/ied/authentications')
const ask = (clientId: number, method: string, path: string, body?: unknown, browser = employee) =>
  send(browser, method, path, body, { 'x-ied-client-id': String(clientId) })
const newClient = async () => (await server.newDistrict()).clientId
const kept = () => server.db.selectFrom('authentications').selectAll().orderBy('id').execute()

const google = {
  provider: 'google',
  displayName: 'Google',
  settings: { clientId: '1.apps.example.org', clientSecret: 'top secret', hostedDomains: ['example.org'] },
}
const ldap = {
  provider: 'ldap',
  displayName: 'Directory',
  settings: {
    host: 'ldap.example.org',
    baseDn: 'dc=example',
    bindDn: 'cn=console',
    bindPassword: 'hidden',
  },
}
const saml = {
  provider: 'saml',
  displayName: 'SAML',
  settings: {
    idpEntityId: 'idp',
    ssoUrl: 'https://idp.example.org/sso?idpid=1',
    idpCertificates: [CERTIFICATE],
  },
}
const azure = {
  provider: 'azure',
  displayName: 'Azure',
  settings: {
    tenantId: 'example.org',
    applicationId: '00000000-0000-4000-8000-000000000001',
    clientSecret: 's',
  },
}
const clever = { provider: 'clever', displayName: 'C', settings: { cleverDistrictId: 'a'.repeat(24) } }
const classlink = { provider: 'classlink', displayName: 'C', settings: { tenantId: '2412' } }

describe('[S7] POST /ied/authentications/', () => {
  it('keeps a way to sign in, and answers without its secret', async () => {
    const clientId = await newClient()
    const { status, data } = await ask(clientId, 'POST', '/', google)
    expect(status).toBe(200)
    expect(data).toEqual({
      id: expect.any(Number),
      clientId,
      provider: 'google',
      displayName: 'Google',
      isEnabled: false,
      isDefault: false,
      sortOrder: 1,
      usernameAttribute: 'emailAddress',
      userTypes: ['staff', 'student', 'guardian'],
      autoLinkByEmail: false,
      allowJustInTime: false,
      lastTestedAt: null,
      lastTestStatus: null,
      createdBy: 'Ana Silva',
      updatedBy: 'Ana Silva',
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
      certificates: [],
      usedByCaller: false,
      heldBy: null,
      missingSettings: [],
      settings: expect.objectContaining({
        clientId: '1.apps.example.org',
        hostedDomains: ['example.org'],
        requireVerifiedEmail: true,
        prompt: 'select_account',
        scopes: 'openid email profile',
        clientSecretSavedAt: data.createdAt,
      }),
    })
    const row = (await kept()).find(({ id }) => id === data.id)
    expect(server.secrets.open(row?.secrets.clientSecret?.sealed ?? '')).toBe('top secret')
    expect(JSON.stringify([row, data, await ask(clientId, 'GET', '/')])).not.toContain('top secret')
  })

  it.each([google, ldap, saml, azure, clever, classlink].map((body) => [body.provider, body] as const))(
    'takes %s with what it needs',
    async (_, body) => {
      expect((await ask(await newClient(), 'POST', '/', body)).status).toBe(200)
    },
  )

  it.each([
    ['provider', { ...google, provider: 'facebook' }],
    ['provider', { provider: 'illuminate', displayName: 'Local again' }],
    ['displayName', { ...google, displayName: 'x'.repeat(61) }],
    ['userTypes', { ...google, userTypes: [] }],
    ['userTypes', { ...google, userTypes: ['staff', 'staff'] }],
    ['userTypes.0', { ...google, userTypes: ['pupil'] }],
    ['sortOrder', { ...google, sortOrder: -1 }],
    ['usernameAttribute', { ...google, usernameAttribute: 'phone' }],
    ['lastTestStatus', { ...google, lastTestStatus: 'passed' }],
    ['settings', { provider: 'google', displayName: 'Google' }],
    ['settings.clientSecret', { ...google, settings: { ...google.settings, clientSecret: undefined } }],
    ['settings.clientSecret', { ...google, settings: { ...google.settings, clientSecret: '' } }],
    ['settings.hostedDomains', { ...google, settings: { ...google.settings, hostedDomains: [] } }],
    ['settings.hostedDomains.0', { ...google, settings: { ...google.settings, hostedDomains: ['a b'] } }],
    [
      'settings.clientSecretSavedAt',
      { ...google, settings: { ...google.settings, clientSecretSavedAt: 'x' } },
    ],
    ['settings.host', { ...ldap, settings: { ...ldap.settings, host: 'ldap example' } }],
    ['settings.host', { ...ldap, settings: { ...ldap.settings, host: undefined } }],
    ['settings.port', { ...ldap, settings: { ...ldap.settings, port: 70_000 } }],
    ['settings.userFilter', { ...ldap, settings: { ...ldap.settings, userFilter: '(uid=x)' } }],
    ['settings.confirmNoEncryption', { ...ldap, settings: { ...ldap.settings, security: 'none' } }],
    ['settings.caCertificatePem', { ...ldap, settings: { ...ldap.settings, caCertificatePem: 'MIIC' } }],
    ['settings.ssoUrl', { ...saml, settings: { ...saml.settings, ssoUrl: 'http://idp.example.org' } }],
    ['settings.ssoUrl', { ...saml, settings: { ...saml.settings, ssoUrl: null } }],
    ['settings.metadataXml', { ...saml, settings: { metadataXml: '<html>hello' } }],
    ['settings.idpEntityId', { ...saml, settings: {} }],
    ['settings.idpCertificates', { ...saml, settings: { ...saml.settings, idpCertificates: [] } }],
    ['settings.clockSkewSeconds', { ...saml, settings: { ...saml.settings, clockSkewSeconds: 301 } }],
    ['settings.attributeMap.mail', { ...saml, settings: { ...saml.settings, attributeMap: { mail: 'x' } } }],
    ['settings.applicationId', { ...azure, settings: { ...azure.settings, applicationId: '1' } }],
    [
      'settings.secretExpiresOn',
      { ...azure, settings: { ...azure.settings, secretExpiresOn: '2026-02-30' } },
    ],
    ['settings.cleverDistrictId', { ...clever, settings: { cleverDistrictId: 'xyz' } }],
    ['settings.tenantId', { ...classlink, settings: {} }],
    ['settings.matchBy', { ...classlink, settings: { tenantId: '1', matchBy: 'name' } }],
  ])('refuses a wrong %s and keeps nothing', async (field, body) => {
    const clientId = await newClient()
    const before = await kept()
    const { status, error } = await ask(clientId, 'POST', '/', body)
    expect([status, error.field]).toEqual([400, field])
    expect(error.message).not.toContain(`'${field}'`)
    expect(await kept()).toEqual(before)
  })

  it.each([
    [
      'LDAP without encryption, the host typed once more',
      { ...ldap.settings, security: 'none', confirmNoEncryption: 'ldap.example.org' },
      ldap,
    ],
    ['SAML by the address of its metadata', { metadataUrl: 'https://idp.example.org/metadata' }, saml],
    ['SAML by its metadata', { metadataXml: SAMPLE_METADATA }, saml],
  ])('takes %s', async (_, settings, body) => {
    expect((await ask(await newClient(), 'POST', '/', { ...body, settings })).status).toBe(200)
  })

  it('Internal users is for the provider alone', async () => {
    const internal = {
      provider: 'illuminate_google',
      displayName: 'Staff',
      settings: { hostedDomains: ['example.org'] },
    }
    const clientId = await newClient()
    expect((await ask(clientId, 'POST', '/', internal)).error).toMatchObject({ code: 400, field: 'provider' })
    await server.db
      .updateTable('clients')
      .set({ clientType: 'internal' })
      .where('id', '=', clientId)
      .execute()
    expect((await ask(clientId, 'POST', '/', internal)).status).toBe(200)
  })
})

describe('[S7] PATCH /ied/authentications/{id}', () => {
  const withGoogle = async () => {
    const clientId = await newClient()
    const { data } = await ask(clientId, 'POST', '/', google)
    return { clientId, data, path: `/${data.id}` }
  }

  it('R35 changes what is given; a secret that is left out stays', async () => {
    const { clientId, data, path } = await withGoogle()
    server.advance(60_000)
    const answer = await ask(clientId, 'PATCH', path, {
      displayName: 'Schools',
      sortOrder: 7,
      settings: { hostedDomains: ['schools.example.org'], claimMap: { email: 'mail' } },
    })
    expect(answer.data).toEqual({
      ...data,
      displayName: 'Schools',
      sortOrder: 7,
      updatedAt: expect.any(String),
      settings: {
        ...data.settings,
        hostedDomains: ['schools.example.org'],
        claimMap: { ...data.settings.claimMap, email: 'mail' },
      },
    })
    const row = (await kept()).find(({ id }) => id === data.id)
    expect(server.secrets.open(row?.secrets.clientSecret?.sealed ?? '')).toBe('top secret')
  })

  it('R35 a new secret takes the place of the one before, with its time', async () => {
    const { clientId, data, path } = await withGoogle()
    server.advance(60_000)
    const answer = await ask(clientId, 'PATCH', path, { settings: { clientSecret: ' next ' } })
    expect(answer.data.settings.clientSecretSavedAt > data.settings.clientSecretSavedAt).toBe(true)
    const row = (await kept()).find(({ id }) => id === data.id)
    expect(server.secrets.open(row?.secrets.clientSecret?.sealed ?? '')).toBe(' next ')
  })

  it('null goes back to the default', async () => {
    const { clientId, path } = await withGoogle()
    await ask(clientId, 'PATCH', path, { settings: { prompt: 'login', clockSkewSeconds: 5 } })
    const { data } = await ask(clientId, 'PATCH', path, { settings: { prompt: null } })
    expect([data.settings.prompt, data.settings.clockSkewSeconds]).toEqual(['select_account', 5])
  })

  it.each([
    ['settings.clientSecret', { settings: { clientSecret: null } }],
    ['settings.clientId', { settings: { clientId: null } }],
    ['settings.hostedDomains', { settings: { hostedDomains: [] } }],
    ['settings.host', { settings: { host: 'ldap.example.org' } }],
    ['settings.issuer', { settings: { issuer: 'example' } }],
    ['provider', { provider: 'saml' }],
    ['clientId', { clientId: 1 }],
    ['displayName', { displayName: '' }],
  ])('refuses a wrong %s and changes nothing', async (field, body) => {
    const { clientId, path } = await withGoogle()
    const before = await kept()
    const { status, error } = await ask(clientId, 'PATCH', path, body)
    expect([status, error.field]).toEqual([400, field])
    expect(await kept()).toEqual(before)
  })
})

describe('R19 the client of the header', () => {
  it.each(['/', ''])('is asked with and without the slash at the end: "%s"', async (path) => {
    expect((await ask(90_412, 'GET', path)).data.map((one: { provider: string }) => one.provider)).toEqual([
      ...['illuminate', 'saml', 'azure'],
    ])
  })

  it('is needed, and must be one of the own', async () => {
    expect((await send(employee, 'GET', '/')).status).toBe(400)
    const own = await server.newDistrict({ roles: ['ROLE_SETUP_AUTH_VIEW'] })
    const browser = await server.browser(own.email)
    const before = await kept()
    const [foreign] = (await ask(90_412, 'GET', '/')).data
    for (const [method, path, body] of [
      ['GET', '/', undefined],
      ['POST', '/', google],
      ['PATCH', `/${foreign.id}`, { displayName: 'x' }],
      ['DELETE', `/${foreign.id}`, undefined],
      ['GET', '/remote', undefined],
    ] as const)
      expect([method, (await ask(90_412, method, path, body, browser)).status]).toEqual([method, 403])
    for (const [method, body] of [
      ['PATCH', { displayName: 'x' }],
      ['DELETE', undefined],
    ] as const)
      expect((await ask(own.clientId, method, `/${foreign.id}`, body, browser)).error).toEqual({
        code: 404,
        message: 'Authentication not found.',
      })
    expect(await kept()).toEqual(before)
  })
})
