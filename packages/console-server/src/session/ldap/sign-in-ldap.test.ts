import {
  type Directory,
  type DirectoryEntry,
  startDirectory,
} from '@edconsole/console-demo/identity-providers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestDistrict, type TestFetch, type TestServer } from '../../testing/index.ts'
import {
  BASE,
  directoryPerson,
  enteredSettings,
  SERVICE,
  startTestDirectory,
} from './testing/test-directory.ts'

const REFUSED = 'The username or password is incorrect, or the account is locked.'

let server: TestServer
let directory: Directory
let district: TestDistrict
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer({ allowLoopback: true })
  employee = await server.browser('employee@example.org')
  district = await server.newDistrict()
  const entries: DirectoryEntry[] = [
    SERVICE,
    directoryPerson('robin', { uid: ['robin', 'bobby'], mail: district.email }),
    directoryPerson('stranger'),
  ]
  directory = await startTestDirectory({ baseDn: BASE, entries })
  await offer(district, directory.port)
})
afterAll(async () => {
  await directory.close()
  await server.close()
})

const THEIR_OWN = 'password of robin'
const offer = async ({ clientId }: TestDistrict, port: number) => {
  const response = await employee('/api/ied/authentications/', {
    method: 'POST',
    headers: { 'x-ied-client-id': String(clientId) },
    body: JSON.stringify({
      provider: 'ldap',
      displayName: 'School directory',
      isEnabled: true,
      usernameAttribute: 'emailAddress',
      settings: enteredSettings(port),
    }),
  })
  expect(response.status).toBe(200)
}
const signIn = (username: string, password: string, { clientId } = district) =>
  server.fetch('/api/login', {
    method: 'POST',
    body: JSON.stringify({ provider: 'ldap', clientId, username, password }),
  })
const messageOf = async (response: Response): Promise<unknown> => {
  const body: unknown = await response.json()
  return body
}
const lastLog = () =>
  server.db
    .selectFrom('federatedSignIns')
    .select(['outcome', 'problem'])
    .where('provider', '=', 'ldap')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

describe('[R12] signing in with LDAP', () => {
  it('starts a session with the password that the directory knows', async () => {
    const browser = await server.browser()
    const answer = await browser('/api/login?returnTo=/account', {
      method: 'POST',
      body: JSON.stringify({
        provider: 'ldap',
        clientId: district.clientId,
        username: 'robin',
        password: THEIR_OWN,
      }),
    })
    expect([answer.status, await messageOf(answer)]).toEqual([200, { data: { returnTo: '/account' } }])
    const user: unknown = await (await browser('/api/user-info')).json()
    expect(user).toMatchObject({ data: { emailAddress: district.email } })
    expect(await lastLog()).toEqual({ outcome: 'in', problem: null })
  })

  it('answers a wrong password, an unknown name and an injected filter alike, in words and in time', async () => {
    const times: number[] = []
    for (const [username, password] of [
      ['robin', 'wrong'],
      ['nobody', THEIR_OWN],
      ['*)(|(uid=*', THEIR_OWN],
    ] as const) {
      const from = performance.now()
      const response = await signIn(username, password)
      times.push(performance.now() - from)
      expect([response.status, await messageOf(response)]).toEqual([
        401,
        { error: { code: 401, message: REFUSED } },
      ])
      expect(await lastLog()).toMatchObject({ outcome: 'wrongPassword' })
    }
    expect(Math.min(...times)).toBeGreaterThanOrEqual(245)
  })

  it('lets in nobody without an account, though the directory knows them', async () => {
    const response = await signIn('stranger', 'password of stranger')
    expect(response.status).toBe(403)
    expect(await lastLog()).toMatchObject({ outcome: 'unknownPerson' })
  })

  it('locks an account as for Local, and passes no password of a locked one on', async () => {
    const { id } = await server.db
      .selectFrom('authentications')
      .select('id')
      .where('clientId', '=', district.clientId)
      .where('provider', '=', 'ldap')
      .executeTakeFirstOrThrow()
    await server.db
      .updateTable('accounts')
      .set({ authenticationId: id, username: 'robin' })
      .where('clientId', '=', district.clientId)
      .execute()
    // Directories take all of these for the same name, and an entry may have several.
    const spellings = ['robin', ' robin', 'ROBIN', '\uff52obin', 'bobby']
    for (let guess = 0; guess < 10; guess += 1)
      await signIn(spellings[guess % spellings.length] ?? '', `guess ${guess}`)
    const account = await server.db
      .selectFrom('accounts')
      .select(['locked', 'lockReason'])
      .where('clientId', '=', district.clientId)
      .executeTakeFirstOrThrow()
    expect(account).toEqual({ locked: true, lockReason: 'tooManyFailures' })
    const all = directory.binds.length
    const theirs = () => directory.binds.filter((dn) => dn.startsWith('uid=robin')).length
    const before = theirs()
    expect((await signIn('bobby', THEIR_OWN)).status).toBe(401)
    await expect.poll(() => directory.binds.length).toBeGreaterThanOrEqual(all + 2)
    expect(theirs()).toBe(before)
  })

  it('tells people whom Active Directory refuses what to do, if they know their password, and counts no wrong guess', async () => {
    const refused = (uid: string, reason: string) =>
      Object.assign(directoryPerson(uid), {
        refusal: `80090308: LdapErr: DSID-0C090446, comment: AcceptSecurityContext error, data ${reason}, v4563\0`,
      })
    const active = await startDirectory({
      baseDn: BASE,
      entries: [
        SERVICE,
        refused('late', '532'),
        refused('new', '773'),
        refused('gone', '533'),
        refused('shut', '775'),
      ],
    })
    const theirs = await server.newDistrict()
    await offer(theirs, active.port)
    const tryOf = async (username: string, password = `password of ${username}`) => {
      const response = await signIn(username, password, theirs)
      return [response.status, JSON.stringify(await messageOf(response)), (await lastLog())?.outcome]
    }
    const expired = [
      403,
      expect.stringContaining('Your password has expired or must be changed.'),
      'passwordExpired',
    ]
    expect(await tryOf('late')).toEqual(expired)
    expect(await tryOf('new')).toEqual(expired)
    expect(await tryOf('gone')).toEqual([
      403,
      expect.stringContaining('is disabled, has expired,'),
      'entryClosed',
    ])
    for (const refusal of [await tryOf('shut'), await tryOf('late', 'wrong')])
      expect(refusal).toEqual([401, expect.stringContaining(REFUSED), 'wrongPassword'])
    await active.close()
  })

  it('says that a directory is unreachable, and counts that as nobody’s failure', async () => {
    const far = await server.newDistrict()
    await offer(far, 1)
    const response = await signIn('robin', THEIR_OWN, far)
    expect(response.status).toBe(503)
    expect(JSON.stringify(await messageOf(response))).toContain("LDAP doesn't respond.")
    expect(await lastLog()).toEqual({
      outcome: 'unreachable',
      problem: 'LDAP sign-in failed at connect: refused',
    })
    const other = await server.newDistrict()
    expect((await signIn('robin', THEIR_OWN, other)).status).toBe(400)
  })
})
