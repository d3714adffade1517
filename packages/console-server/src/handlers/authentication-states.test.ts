import type { RemoteAuthentication } from '@edconsole/console-core/contract'
import { makeCertificate } from '@edconsole/console-demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { CERTIFICATE, SAMPLE_METADATA } from '../testing/walks/certificate.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  const shared = { clientId: 'shared', clientSecret: 'secret' }
  server = await createTestServer({ providerClients: { classlink: shared } })
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const send = sender('/ied/authentications')
const ask = (clientId: number, method: string, path: string, body?: unknown) =>
  send(employee, method, path, body, { 'x-ied-client-id': String(clientId) })
const newClient = async () => (await server.newDistrict()).clientId
const kept = () => server.db.selectFrom('authentications').selectAll().orderBy('id').execute()

const saml = {
  provider: 'saml',
  displayName: 'SAML',
  settings: {
    idpEntityId: 'idp',
    ssoUrl: 'https://idp.example.org/sso?idpid=1',
    idpCertificates: [CERTIFICATE],
  },
}

describe('certificates', () => {
  const first = makeCertificate({ name: 'idp.example.org', from: '2026-01-01', to: '2026-10-06T03:59:00Z' })
  const next = makeCertificate({ name: 'idp.example.org', from: '2026-09-01', to: '2049-12-31T00:00:00Z' })

  it('say whose they are and when they end, in their order', async () => {
    const clientId = await newClient()
    const settings = { ...saml.settings, idpCertificates: [first] }
    const { data } = await ask(clientId, 'POST', '/', { ...saml, settings })
    const both = await ask(clientId, 'PATCH', `/${data.id}`, { settings: { idpCertificates: [first, next] } })
    expect(both.data.certificates).toEqual([
      {
        setting: 'idpCertificates',
        subject: 'CN=idp.example.org',
        notAfter: '2026-10-06T03:59:00.000Z',
        fingerprint256: expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/),
      },
      expect.objectContaining({ notAfter: '2049-12-31T00:00:00.000Z' }),
    ])
  })

  it('that cannot be read are refused, and nothing is changed', async () => {
    const clientId = await newClient()
    const { data } = await ask(clientId, 'POST', '/', saml)
    const broken = first.replace(/[A-Za-z0-9]{12}(?=\n)/, 'AAAAAAAAAAAA').replace('MI', 'AA')
    const before = await kept()
    const answer = await ask(clientId, 'PATCH', `/${data.id}`, {
      settings: { idpCertificates: [first, broken] },
    })
    expect(answer.error).toMatchObject({ code: 400, field: 'settings.idpCertificates.1' })
    expect(await kept()).toEqual(before)
  })

  it('that were stored before they were read count as unknown', async () => {
    const clientId = await newClient()
    const { data } = await ask(clientId, 'POST', '/', saml)
    const settings = JSON.stringify({ ...saml.settings, idpCertificates: ['no certificate'] })
    await server.db
      .updateTable('authentications')
      .set({ settings: settings as never })
      .where('id', '=', data.id)
      .execute()
    const [, stored] = (await ask(clientId, 'GET', '/')).data
    expect(stored.certificates).toEqual([
      { setting: 'idpCertificates', subject: null, notAfter: null, fingerprint256: null },
    ])
  })
})

it('[domain 7.1] metadata that cannot be read is refused with the reason, and nothing is changed', async () => {
  const clientId = await newClient()
  const { data } = await ask(clientId, 'POST', '/', { ...saml, settings: { metadataXml: SAMPLE_METADATA } })
  const before = await kept()
  const answer = await ask(clientId, 'PATCH', `/${data.id}`, { settings: { metadataXml: '<html>hello' } })
  expect(answer.error).toEqual({
    code: 400,
    field: 'settings.metadataXml',
    message: "The metadata can't be read: It isn't XML.",
  })
  expect(await kept()).toEqual(before)
})

describe('[domain 7.1] a provider that could sign nobody in', () => {
  const clever = { provider: 'clever', displayName: 'Clever', settings: { cleverDistrictId: 'a'.repeat(24) } }
  const refusal = {
    code: 400,
    field: 'settings.clientId',
    message: 'Clever needs Client ID and Client secret before people can sign in with it.',
  }

  it('is not enabled, nor made the default, before it is complete', async () => {
    const clientId = await newClient()
    const { data } = await ask(clientId, 'POST', '/', clever)
    expect(data.missingSettings).toEqual(['clientId', 'clientSecret'])
    const path = `/${data.id}`
    const before = await kept()
    for (const body of [{ isEnabled: true }, { isEnabled: true, isDefault: true }])
      expect((await ask(clientId, 'PATCH', path, body)).error).toEqual(refusal)
    const secret = { isEnabled: true, settings: { clientId: 'console' } }
    expect((await ask(clientId, 'PATCH', path, secret)).error.field).toBe('settings.clientSecret')
    expect(await kept()).toEqual(before)
    const settings = { clientId: 'console', clientSecret: 'secret' }
    const enabled = await ask(clientId, 'PATCH', path, { isEnabled: true, settings })
    expect(enabled.data).toMatchObject({ isEnabled: true, missingSettings: [] })
    const taken = await ask(clientId, 'PATCH', path, { settings: { clientSecret: null } })
    expect(taken.error).toMatchObject({ code: 400, field: 'settings.clientSecret' })
  })

  it('needs no client of its own where the server has one to share', async () => {
    const classlink = { provider: 'classlink', displayName: 'ClassLink', settings: { tenantId: '2412' } }
    const { data } = await ask(await newClient(), 'POST', '/', { ...classlink, isEnabled: true })
    expect(data).toMatchObject({ isEnabled: true, missingSettings: [] })
  })

  it('[S7] the description of a provider says whether it needs a client of its own', async () => {
    const { data } = await ask(await newClient(), 'GET', '/remote')
    const helpOf = (provider: string) =>
      (data as RemoteAuthentication[])
        .find((one) => one.provider === provider)
        ?.fields.filter(({ name, required }) => name.startsWith('client') && !required)
        .map(({ help }) => help)
    const shared = 'Leave empty to use the one this server shares.'
    const needed = 'Required to enable the provider: this server has none to share.'
    expect(helpOf('classlink')).toEqual([shared, shared])
    expect(helpOf('clever')).toEqual([needed, needed])
    expect(helpOf('google')).toEqual([])
  })

  it('is not added enabled', async () => {
    const clientId = await newClient()
    expect((await ask(clientId, 'POST', '/', { ...clever, isEnabled: true })).error).toEqual(refusal)
  })

  it('can be changed step by step where it was enabled before', async () => {
    const clientId = await newClient()
    const { data } = await ask(clientId, 'POST', '/', clever)
    await server.db
      .updateTable('authentications')
      .set({ isEnabled: true })
      .where('id', '=', data.id)
      .execute()
    const rename = await ask(clientId, 'PATCH', `/${data.id}`, { displayName: 'All of Clever' })
    expect(rename.status).toBe(200)
    const half = await ask(clientId, 'PATCH', `/${data.id}`, { settings: { clientId: 'console' } })
    expect(half.data.missingSettings).toEqual(['clientSecret'])
    expect((await ask(clientId, 'PATCH', `/${data.id}`, { isDefault: true })).error.code).toBe(400)
  })
})
