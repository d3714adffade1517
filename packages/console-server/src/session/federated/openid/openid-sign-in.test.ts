import { describe, expect, it } from 'vitest'
import { OPENID_CLIENT } from './testing/offer-openid.ts'
import { openIdSignIn } from './testing/openid-sign-in.ts'

const { server, district, renewKey, offer, person, authorize, signIn, lastOutcome, expectRefusal, me } =
  openIdSignIn()

describe('[domain 7.1] sign-in with OpenID Connect', () => {
  it('leads to the wanted page, and knows the person again by their subject', async () => {
    const { start } = await offer()
    const account = person()
    const wanted = `/${district().id}/import-logs?page=2`
    const first = await signIn({ start: `${start}&returnTo=${encodeURIComponent(wanted)}`, account })
    expect([first.response.status, first.response.headers.get('location')]).toEqual([303, wanted])
    expect(await me(first.browser)).toBe(200)
    expect(await lastOutcome()).toMatchObject({ outcome: 'in', accountId: district().id })
    Object.assign(account.claims, { email: 'another-one@example.org' })
    const second = await signIn({ start, account })
    expect([second.response.status, second.response.headers.get('location')]).toEqual([303, '/'])
    // The address now belongs to another person there.
    await expectRefusal((await signIn({ start, account: person() })).response, 'linkedToOther')
  })

  it('asks for a code with state, nonce and PKCE', async () => {
    const { start } = await offer()
    const response = await (await server().browser())(start)
    const asked = new URL(response.headers.get('location') ?? '').searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: OPENID_CLIENT.clientId,
      redirect_uri: 'http://console.test/api/login/callback/google',
      scope: 'openid email profile',
      state: expect.stringMatching(/^.{43}$/),
      nonce: expect.stringMatching(/^.{43}$/),
      code_challenge_method: 'S256',
      hd: 'example.org',
      prompt: 'select_account',
    })
  })

  it('takes a provider with new keys', async () => {
    const { start } = await offer()
    const account = person()
    expect((await signIn({ start, account })).response.status).toBe(303)
    await renewKey()
    expect((await signIn({ start, account })).response.status).toBe(303)
  })

  it('makes an account without a role where the settings allow it, and nowhere else', async () => {
    const account = person({ email: `new-${district().id}@example.org` })
    const { id, start } = await offer()
    await expectRefusal((await signIn({ start, account })).response, 'unknownPerson')
    const [line] = await server()
      .db.selectFrom('accountSyncLogs')
      .select(['action', 'result', 'message'])
      .where('lea', '=', district().lea)
      .execute()
    const { reference } = await lastOutcome()
    expect(line).toMatchObject({
      action: 'skip',
      result: 'failure',
      message: expect.stringContaining(reference),
    })
    await server()
      .db.updateTable('authentications')
      .set({ allowJustInTime: true })
      .where('id', '=', id)
      .execute()
    const { browser, response } = await signIn({ start, account })
    expect(response.status).toBe(303)
    const { data } = await (await browser('/api/user-info')).json()
    expect(data).toMatchObject({ emailAddress: account.claims.email, roles: [] })
  })

  it.each<[state: string, changes: object, outcome: string]>([
    ['a disabled account', { isEnabled: false }, 'accountDisabled'],
    ['a locked account', { locked: true, lockReason: 'administrator' }, 'accountLocked'],
    ['a student where only staff may', { userType: 'student' }, 'userType'],
  ])('refuses %s', async (_, changes, outcome) => {
    const { start } = await offer()
    await server().db.updateTable('accounts').set(changes).where('id', '=', district().id).execute()
    await expectRefusal((await signIn({ start, account: person() })).response, outcome)
  })

  it('forgets whom an account belonged to once it is disabled', async () => {
    const { start } = await offer()
    expect((await signIn({ start, account: person() })).response.status).toBe(303)
    for (const isEnabled of [false, true])
      await server().db.updateTable('accounts').set({ isEnabled }).where('id', '=', district().id).execute()
    expect((await signIn({ start, account: person() })).response.status).toBe(303)
  })

  it('finds people by their SIS ID, and nobody where two have it', async () => {
    const { start } = await offer({
      provider: 'classlink',
      settings: { matchBy: 'sourcedId' },
    })
    const of = { classLink_tenant_id: 2413, classLink_sourcedId: `S-${district().id}` }
    const account = person({ email: 'elsewhere@example.com', ...of })
    const give = (id: number, changes: object) =>
      server().db.updateTable('accounts').set(changes).where('id', '=', id).execute()
    await give(district().id, { staffId: `S-${district().id}` })
    expect((await signIn({ start, account })).response.status).toBe(303)
    const other = await server().newDistrict()
    await give(other.id, { staffId: `S-${district().id}`, clientId: district().clientId })
    const stranger = person({ email: 'stranger@example.com', ...of })
    await expectRefusal((await signIn({ start, account: stranger })).response, 'severalPeople')
  })

  it('starts anew from the portal of a provider, for the district that its answer names', async () => {
    const districtId = `5f${district().id}`.padEnd(24, '0')
    const other = await server().newDistrict()
    const settings = { matchBy: 'email' }
    await offer({ provider: 'clever', settings: { ...settings, cleverDistrictId: 'f'.repeat(24) } }, other)
    await offer({ provider: 'clever', settings: { ...settings, cleverDistrictId: districtId } })
    const account = person({ district: districtId })
    const browser = await server().browser()
    const launched = await browser('/api/login/callback/clever?code=somebody-elses')
    expect(launched.status).toBe(303)
    const response = await browser(await authorize(launched, account))
    expect([response.status, await me(browser)]).toEqual([303, 200])
    expect(await lastOutcome()).toMatchObject({ outcome: 'in', accountId: district().id })
    const elsewhere = await server().browser()
    const again = await elsewhere('/api/login/callback/clever?code=somebody-elses')
    const lost = person({ district: 'a'.repeat(24) })
    await expectRefusal(await elsewhere(await authorize(again, lost)), 'wrongOrganization')
    await expectRefusal(await browser('/api/login/callback/google?code=x'), 'unknownAttempt')
  })

  it('names a provider that does not respond on the page', async () => {
    const { start } = await offer({ settings: { issuer: 'https://10.0.0.1' } })
    await expectRefusal(await (await server().browser())(start), 'unreachable')
  })
})
