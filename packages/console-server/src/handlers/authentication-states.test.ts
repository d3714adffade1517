import { makeCertificate } from '@edconsole/console-demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { CERTIFICATE } from '../testing/walks/certificate.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
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
