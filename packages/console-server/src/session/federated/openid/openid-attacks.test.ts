import { sign } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OpenIdWay } from './testing/offer-openid.ts'
import { newKey, openIdSignIn } from './testing/openid-sign-in.ts'

type Token = { header: Record<string, unknown>; claims: Record<string, unknown> }

/** Stands between the provider and the server. */
let forge: ((token: Token) => string) | undefined
beforeEach(() => {
  forge = undefined
})
const { server, key, offer, person, authorize, signIn, lastOutcome, expectRefusal, me } = openIdSignIn(
  (token) => (forge ? forge(read(token)) : token),
)

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const read = (token: string): Token => {
  const [header = '', claims = ''] = token.split('.').map((one) => Buffer.from(one, 'base64url').toString())
  return { header: JSON.parse(header), claims: JSON.parse(claims) }
}
const signed = ({ header, claims }: Token, by = key()) => {
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), { key: by, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}

describe('[domain 7.1] an attack on sign-in with OpenID Connect', () => {
  it.each<[what: string, by: (token: Token) => string, problem: RegExp]>([
    [
      'another audience',
      ({ header, claims }) => signed({ header, claims: { ...claims, aud: 'other' } }),
      /"aud"/,
    ],
    [
      'another issuer',
      ({ header, claims }) => signed({ header, claims: { ...claims, iss: 'http://x' } }),
      /"iss"/,
    ],
    ['another nonce', ({ header, claims }) => signed({ header, claims: { ...claims, nonce: 'x' } }), /nonce/],
    [
      'an old token',
      ({ header, claims }) => signed({ header, claims: { ...claims, exp: 1_700_000_000 } }),
      /"exp"/,
    ],
    ['the key of a stranger', (token) => signed(token, newKey()), /signature/],
    ['no signature', ({ claims }) => `${part({ alg: 'none' })}.${part(claims)}.`, /alg/],
    [
      'a signature with the client secret',
      ({ claims }) => signed({ header: { alg: 'HS256' }, claims }),
      /alg/,
    ],
  ])('with %s is refused', async (_, by, problem) => {
    const { start } = await offer()
    forge = by
    const { browser, response } = await signIn({ start, account: person() })
    await expectRefusal(response, 'invalidAnswer')
    expect((await lastOutcome()).problem).toMatch(problem)
    expect(await me(browser)).toBe(401)
  })

  it.each<[what: string, way: OpenIdWay, claims: object, outcome: string]>([
    ['another Google domain', {}, { hd: 'evil.example' }, 'wrongOrganization'],
    ['an address of another domain', {}, { hd: undefined, email: 'a@evil.example' }, 'wrongOrganization'],
    ['an unverified address', {}, { email_verified: false }, 'unverifiedEmail'],
    [
      'an unverified address where others may sign in',
      { settings: { requireVerifiedEmail: false } },
      { email_verified: false },
      'unverifiedEmail',
    ],
    [
      'another Azure tenant',
      { provider: 'azure' },
      { tid: 'ffffffff-3f4a-4b5c-8d6e-7f8091a2b3c4' },
      'wrongOrganization',
    ],
    ['no Azure tenant', { provider: 'azure' }, {}, 'wrongOrganization'],
    ['another ClassLink tenant', { provider: 'classlink' }, { classLink_tenant_id: 1 }, 'wrongOrganization'],
  ])('with %s is refused', async (_, way, claims, outcome) => {
    const { start } = await offer(way)
    await expectRefusal((await signIn({ start, account: person(claims) })).response, outcome)
  })

  it('by replay is refused, and so is one that took too long', async () => {
    const { start } = await offer()
    const account = person()
    const { browser, back } = await signIn({ start, account })
    await expectRefusal(await browser(back), 'unknownAttempt')
    const late = await server().browser()
    const answer = await authorize(await late(start), account)
    server().advance(11 * 60_000)
    await expectRefusal(await late(answer), 'unknownAttempt')
  })

  it('that makes a browser finish the sign-in of somebody else is refused', async () => {
    const { start } = await offer()
    const back = await authorize(await (await server().browser())(start), person())
    const victim = await server().browser()
    await victim(start)
    await expectRefusal(await victim(back), 'unknownAttempt')
    expect(await me(victim)).toBe(401)
  })

  it('that mixes up providers is refused', async () => {
    const { start } = await offer()
    await offer({ provider: 'azure' })
    const browser = await server().browser()
    const back = await authorize(await browser(start), person())
    await expectRefusal(await browser(back.replace('/google?', '/azure?')), 'invalidAnswer')
    const second = await authorize(await browser(start), person())
    await expectRefusal(
      await browser(second.replace(/iss=[^&]+/, 'iss=http%3A%2F%2Fevil.example')),
      'invalidAnswer',
    )
  })

  it('that leads elsewhere after sign-in leads home', async () => {
    const { start } = await offer()
    const { response } = await signIn({
      start: `${start}&returnTo=https%3A%2F%2Fevil.example`,
      account: person(),
    })
    expect(response.headers.get('location')).toBe('/')
  })

  it('whose code came back with an error of the provider is refused', async () => {
    const { start } = await offer()
    const { response } = await signIn({ start, account: person(), form: { cancel: '1' } })
    await expectRefusal(response, 'canceled')
  })
})
