import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openIdSignIn } from './testing/openid-sign-in.ts'

const { server, district, offer, person, signIn, expectRefusal, me } = openIdSignIn()

/** ClassLink's own API, which answers in the words of its documentation. */
const api = {
  person: {} as object,
  status: 200,
  server: http.createServer((request, response) => {
    const isKnown = /^Bearer .+/.test(request.headers.authorization ?? '')
    response
      .writeHead(isKnown ? api.status : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify(api.person))
  }),
  address: () => `http://127.0.0.1:${(api.server.address() as AddressInfo).port}/v2/my/info`,
}
beforeAll(() => new Promise<void>((listening) => api.server.listen(0, '127.0.0.1', listening)))
afterAll(() => api.server.close())

/** Somebody whose ID token names neither their district nor whether their address is verified. */
const somebody = (told: object) => {
  Object.assign(api, {
    status: 200,
    person: { UserId: 8812, TenantId: 2413, Tenant: 'Larkspur', Role: 'Teacher', ...told },
  })
  return person({ email: undefined, email_verified: undefined, hd: undefined, given_name: undefined })
}

const atClassLink = (matchBy: string) =>
  offer({ provider: 'classlink', settings: { matchBy, userinfoEndpoint: api.address() } })

describe('[domain 7.1] people of ClassLink, of whom its ID token says little', () => {
  it.each<[matchBy: string, told: () => object, changes: () => object]>([
    ['email', () => ({ Email: district().email }), () => ({})],
    ['loginId', () => ({ LoginId: `l.${district().id}` }), () => ({ username: `l.${district().id}` })],
    ['sourcedId', () => ({ SourcedId: `S-${district().id}` }), () => ({ staffId: `S-${district().id}` })],
  ])('are found by %s', async (matchBy, told, changes) => {
    const { start } = await atClassLink(matchBy)
    const give = { isEnabled: true, ...changes() }
    await server().db.updateTable('accounts').set(give).where('id', '=', district().id).execute()
    const { browser, response } = await signIn({ start, account: somebody(told()) })
    expect([response.status, await me(browser)]).toEqual([303, 200])
  })

  it('are refused if they belong to another district, or to none', async () => {
    const { start } = await atClassLink('email')
    for (const TenantId of [2414, undefined]) {
      const account = somebody({ Email: district().email, TenantId })
      await expectRefusal((await signIn({ start, account })).response, 'wrongOrganization')
    }
  })

  it('are found where the ID token names their district, but not their address', async () => {
    const { start } = await atClassLink('email')
    const account = somebody({ Email: district().email, TenantId: undefined })
    Object.assign(account.claims, { classLink_tenant_id: 2413 })
    expect((await signIn({ start, account })).response.status).toBe(303)
  })

  it('are refused with the details of somebody else', async () => {
    const { start } = await atClassLink('email')
    const account = somebody({ Email: district().email, sub: 'somebody-else' })
    await expectRefusal((await signIn({ start, account })).response, 'invalidAnswer')
  })

  it('are refused while ClassLink tells nothing of them', async () => {
    const { start } = await atClassLink('email')
    const account = somebody({ Email: district().email })
    api.status = 403
    await expectRefusal((await signIn({ start, account })).response, 'providerRefused')
  })
})
