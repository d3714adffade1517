import { DEMO_PASSWORD } from '@edconsole/console-demo'
import { describe, expect, it } from 'vitest'
import { newColleagues } from '../../testing/new-colleagues.ts'
import { passkeyDevice } from './testing/passkey-device.ts'
import { type FactorTab, STEP_COOKIE, STEP_OVER, twoSteps } from './testing/two-steps.ts'

const { server, browser, codeOf, signedIn, withApp, stored, emails } = twoSteps()

const CONFIRM = '/account/factors/passkey/confirm'
const USE = '/login/second-step/passkey/use'
const REQUEST = '/login/second-step/passkey/request'
const NOT_VERIFIED = { status: 400, error: { message: expect.stringContaining("couldn't be verified") } }
const CHALLENGE_OVER = { status: 400, error: { message: expect.stringContaining('already used') } }

const startAdding = async (tab: FactorTab) =>
  (await tab.send('/account/factors/passkey', { currentPassword: DEMO_PASSWORD })).data
/** Adds a device for the signed-in user. */
const add = async (tab: FactorTab, device = passkeyDevice(), name = 'Laptop') => {
  const { challenge } = await startAdding(tab)
  const { status, data } = await tab.send(CONFIRM, device.create(challenge, name))
  expect(status).toBe(200)
  return { device, codes: data.recoveryCodes as string[] }
}
const withPasskey = async (settings: object = {}) => {
  const { person, tab } = await signedIn(settings)
  return { person, tab, ...(await add(tab)) }
}
/** A browser whose password was right, with a challenge for a passkey. */
const challenged = async (email: string) => {
  const tab = browser()
  const { error } = await tab.password(email)
  const { data } = await tab.send(REQUEST, {})
  return { tab, challenge: String(data?.challenge), request: data, step: error.secondStep }
}
const auditOf = async (id: number) =>
  JSON.stringify(
    await server()
      .db.selectFrom('auditEntries')
      .select(['operation', 'changes', 'actorId'])
      .where('subjectKind', '=', 'account')
      .where('subjectId', '=', String(id))
      .orderBy('id')
      .execute(),
  )

describe('R33 two-step sign-in with a passkey', () => {
  it('adds one with a name and recovery codes, signs in with it once per challenge, and records each', async () => {
    const { person, tab, device, codes } = await withPasskey()
    expect(codes).toHaveLength(10)
    const { tab: other, challenge, request, step } = await challenged(person.email)
    expect(step).toEqual({ purpose: 'use', kinds: ['passkey'], noPasskeys: null })
    expect(request).toMatchObject({
      rpId: 'console.example.org',
      userVerification: 'preferred',
      allowCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
    })
    const answer = device.use(challenge)
    expect(await other.send(USE, answer)).toMatchObject({ status: 200 })
    expect(await other.isIn()).toBe(true)
    // The very answer again, in another sign-in with a challenge of its own.
    const thief = await challenged(person.email)
    expect(await thief.tab.send(USE, answer)).toMatchObject(NOT_VERIFIED)
    expect(await thief.tab.isIn()).toBe(false)
    const { factors, recoveryCodesLeft } = (await tab.send('/account/factors')).data
    expect(factors).toMatchObject([{ kind: 'passkey', name: 'Laptop', lastUsedAt: expect.any(String) }])
    expect(recoveryCodesLeft).toBe(10)
    const audit = await auditOf(person.id)
    for (const part of ['secondFactors.confirmPasskey', 'secondStep.usePasskey', `"actorId":${person.id}`])
      expect(audit).toContain(part)
  })

  it('lets an account have an app and passkeys, renames and removes them, and keeps the codes of the first', async () => {
    const { person, tab, secret } = await withApp()
    const { codes } = await add(tab)
    expect(codes).toEqual([])
    const { excludeCredentials, user } = await startAdding(tab)
    expect(excludeCredentials).toHaveLength(1)
    expect(user.name).toBe(`person-${person.id}`)
    const { step, tab: other } = await challenged(person.email)
    expect(step.kinds).toEqual(['app', 'passkey'])
    expect(await other.code(codeOf(secret))).toMatchObject({ status: 200 })
    const [, passkey] = (await tab.send('/account/factors')).data.factors
    const rename = (id: number, by = tab) => by.send('/account/factors/passkey/rename', { id, name: 'Phone' })
    const stranger = await signedIn()
    expect((await rename(passkey.id, stranger.tab)).status).toBe(404)
    expect((await rename(passkey.id)).status).toBe(200)
    expect((await tab.send('/account/factors')).data.factors[1]).toMatchObject({ name: 'Phone' })
    const remove = { id: passkey.id, currentPassword: DEMO_PASSWORD }
    expect((await tab.send('/account/factors/remove', remove)).status).toBe(200)
    expect((await tab.send('/account/factors')).data).toMatchObject({ recoveryCodesLeft: 10 })
    expect((await challenged(person.email)).step.kinds).toEqual(['app'])
    const told = (text: string) => () => emails(person.email).some((email) => email.text.includes(text))
    await expect.poll(told('The passkey "Laptop" was added to your account'), { interval: 5 }).toBe(true)
    await expect.poll(told('The passkey "Phone" was removed from your account'), { interval: 5 }).toBe(true)
  })

  it('refuses a name that another passkey of the account has, ignoring case, also for a new name', async () => {
    const { tab } = await withPasskey()
    const { challenge } = await startAdding(tab)
    const taken = {
      status: 400,
      error: { message: 'Name is already used by another passkey.', field: 'name' },
    }
    expect(await tab.send(CONFIRM, passkeyDevice().create(challenge, 'LAPTOP'))).toMatchObject(taken)
    await add(tab, passkeyDevice(), 'Phone')
    const [laptop, phone] = (await tab.send('/account/factors')).data.factors
    const rename = (id: number, name: string) => tab.send('/account/factors/passkey/rename', { id, name })
    expect(await rename(phone.id, 'laptop')).toMatchObject(taken)
    expect((await rename(laptop.id, 'laptop')).status).toBe(200)
  })

  it('sets the first one up at a sign-in that requires a factor, and only the first', async () => {
    const { person } = await signedIn()
    const settings = JSON.stringify({ secondFactor: { staff: { requireSecondFactor: true } } })
    await server()
      .db.updateTable('authentications')
      .set({ settings })
      .where('clientId', '=', person.clientId)
      .execute()
    const [tab, second] = [browser(), browser()]
    expect((await tab.password(person.email)).error.secondStep).toEqual({
      purpose: 'setUp',
      kinds: ['passkey', 'app'],
      noPasskeys: null,
    })
    await second.password(person.email)
    const path = '/login/second-step/passkey'
    const [{ data: first }, { data: late }] = [await tab.send(path, {}), await second.send(path, {})]
    const device = passkeyDevice()
    const confirmed = await tab.send(`${path}/confirm`, device.create(first.challenge))
    expect(confirmed.data.recoveryCodes).toHaveLength(10)
    expect(await tab.isIn()).toBe(true)
    // Otherwise the password alone would be enough for a sign-in that began earlier.
    const other = passkeyDevice().create(late.challenge)
    expect(await second.send(`${path}/confirm`, other)).toMatchObject(STEP_OVER)
    expect(await second.isIn()).toBe(false)
  })
})

describe('R33 no way in around a passkey', () => {
  it.each([
    ['a page of another origin', { origin: 'https://console.example.org.evil.test' }],
    ['another host name', { rpId: 'evil.test' }],
    ['an answer of another kind', { type: 'webauthn.create' }],
  ])('refuses %s, to use one and to add one', async (_, forged) => {
    const { person, tab, device } = await withPasskey()
    const { tab: other, challenge } = await challenged(person.email)
    expect(await other.send(USE, device.use(challenge, forged))).toMatchObject(NOT_VERIFIED)
    expect(await other.isIn()).toBe(false)
    const adding = await startAdding(tab)
    const created = passkeyDevice().create(adding.challenge, 'Other', {
      ...forged,
      ...('type' in forged ? { type: 'webauthn.get' } : {}),
    })
    expect(await tab.send(CONFIRM, created)).toMatchObject(NOT_VERIFIED)
    expect((await tab.send('/account/factors')).data.factors).toHaveLength(1)
  })

  it("refuses another account's passkey, and a copy that signs with another key", async () => {
    const { person, device } = await withPasskey()
    const stranger = await withPasskey()
    const one = await challenged(person.email)
    expect(await one.tab.send(USE, stranger.device.use(one.challenge))).toMatchObject(NOT_VERIFIED)
    const again = await challenged(person.email)
    const forged = passkeyDevice(Buffer.from(device.id, 'base64url')).use(again.challenge)
    expect(await again.tab.send(USE, forged)).toMatchObject(NOT_VERIFIED)
    expect(await again.tab.isIn()).toBe(false)
    const { challenge } = await startAdding(stranger.tab)
    const taken = passkeyDevice(Buffer.from(device.id, 'base64url')).create(challenge)
    expect(await stranger.tab.send(CONFIRM, taken)).toMatchObject({
      status: 400,
      error: { message: 'This passkey was already added.' },
    })
  })

  it('refuses a counter that went back, of which two at once one is taken, and says so in the audit log', async () => {
    const { person, device } = await withPasskey()
    const [one, other] = [await challenged(person.email), await challenged(person.email)]
    const answers = await Promise.all([
      one.tab.send(USE, device.use(one.challenge, { counter: 9 })),
      other.tab.send(USE, device.use(other.challenge, { counter: 9 })),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const late = await challenged(person.email)
    expect(await late.tab.send(USE, device.use(late.challenge, { counter: 0 }))).toMatchObject(NOT_VERIFIED)
    expect(await auditOf(person.id)).toContain('Passkey refused: it may be a copy')
  })

  it('takes a challenge once, within five minutes, of its own browser and for what it was made for', async () => {
    const { person, tab, device } = await withPasskey()
    const spent = await challenged(person.email)
    const wrong = passkeyDevice().use(spent.challenge)
    expect(await spent.tab.send(USE, wrong)).toMatchObject(NOT_VERIFIED)
    expect(await spent.tab.send(USE, device.use(spent.challenge))).toMatchObject(CHALLENGE_OVER)
    const [slow, thief] = [await challenged(person.email), browser()]
    await thief.password(person.email)
    expect(await thief.send(USE, device.use(slow.challenge))).toMatchObject(CHALLENGE_OVER)
    expect(await browser().send(USE, device.use(slow.challenge))).toMatchObject(STEP_OVER)
    server().advance(5 * 60_000 + 1)
    expect(await slow.tab.send(USE, device.use(slow.challenge))).toMatchObject(CHALLENGE_OVER)
    // Those of a session set nothing up at a sign-in, and the other way around.
    const adding = await startAdding(tab)
    const mixed = await challenged(person.email)
    expect(await mixed.tab.send(USE, device.use(adding.challenge))).toMatchObject(NOT_VERIFIED)
    expect(
      await mixed.tab.send('/login/second-step/passkey/confirm', passkeyDevice().create(mixed.challenge)),
    ).toMatchObject(STEP_OVER)
  })

  it('counts wrong ones like wrong passwords, and locks', async () => {
    const { person, device } = await withPasskey({ accountLocking: { maxFailedAttempts: 2 } })
    for (const failures of [1, 2]) {
      const { tab, challenge } = await challenged(person.email)
      await tab.send(USE, device.use(challenge, { origin: 'https://evil.test' }))
      expect(await stored(person.id)).toMatchObject({ failedLoginCount: failures })
    }
    expect(await stored(person.id)).toMatchObject({ locked: true })
  })

  it('asks the form without scripts for a recovery code, and an administrator removes passkeys too', async () => {
    const { district, browser: help } = await newColleagues(server(), ['ROLE_ACCOUNT_SERVICE_VIEW'])
    const { tab } = await signedIn({}, district)
    const { codes } = await add(tab)
    const noScripts = browser()
    const fields = { provider: 'illuminate', username: district.email, password: DEMO_PASSWORD }
    expect(await (await noScripts.form(fields)).text()).toContain('a recovery code to sign in')
    expect((await noScripts.form({ code: codes[0] ?? '' })).status).toBe(303)
    await challenged(district.email)
    const headers = { 'x-ied-client-id': String(district.clientId) }
    const answer = await help(`/api/accounts/${district.id}/reset-factors`, { method: 'POST', headers })
    expect(answer.status).toBe(200)
    expect(await auditOf(district.id)).toContain('accounts.resetFactors')
    expect((await browser().password(district.email)).status).toBe(200)
  })
})

it('R33 offers no passkey that was made for another address', async () => {
  const { person } = await withPasskey()
  await server().db.updateTable('secondFactors').set({ rpId: 'old.example.org' }).execute()
  const { step, tab, challenge } = await challenged(person.email)
  expect(step.kinds).toEqual([])
  expect(challenge).toBe('undefined')
  expect(tab.cookies.has(STEP_COOKIE)).toBe(true)
})
