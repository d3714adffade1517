import { AUTH_PROVIDERS, type RemoteAuthentication } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const send = sender('/ied/authentications')
const remote = () => send(employee, 'GET', '/remote', undefined, { 'x-ied-client-id': '90412' })

describe('[S7] GET /ied/authentications/remote', () => {
  it('describes the fields of all eight providers, and holds no value', async () => {
    const { data } = await remote()
    expect(data.map(({ provider, title }: { provider: string; title: string }) => [provider, title])).toEqual(
      Object.entries(AUTH_PROVIDERS),
    )
    expect(data.every((one: RemoteAuthentication) => one.canSignIn)).toBe(true)
    for (const { fields } of data)
      for (const field of fields)
        expect(Object.keys(field)).toEqual(
          expect.arrayContaining(['name', 'label', 'type', 'required', 'secret', 'help', 'default']),
        )
    const of = (provider: string) =>
      data
        .find((one: { provider: string }) => one.provider === provider)
        .fields.filter(({ secret }: { secret: boolean }) => secret)
        .map(({ name }: { name: string }) => name)
    expect(Object.keys(AUTH_PROVIDERS).map(of)).toEqual([
      ...[['clientSecret'], ['clientSecret'], ['clientSecret'], ['clientSecret']],
      ...[['bindPassword'], [], [], ['clientSecret']],
    ])
  })

  it('[domain 7.3] tells of Local alone how many common passwords new ones are compared with', async () => {
    const { data } = await remote()
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    const told = data.filter((one: object) => 'commonPasswords' in one)
    expect(told).toMatchObject([
      { provider: 'illuminate', commonPasswords: dictionary['passwords-common'].length },
    ])
  })
})
