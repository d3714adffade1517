import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, DEMO_PASSWORD, type TestFetch, type TestServer } from '../testing/index.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const send = sender('/ied/authentications')
const classlink = {
  provider: 'classlink',
  displayName: 'ClassLink',
  isEnabled: true,
  settings: { tenantId: '2412', clientId: 'console', clientSecret: 'secret' },
}
const kept = () => server.db.selectFrom('authentications').selectAll().orderBy('id').execute()

type Beside = { isEnabled?: boolean; userTypes?: string[]; tested?: 'passed' | 'failed' }

/** A client with Local and, beside it, ClassLink as said. Its one person may change both. */
const newClient = async (beside?: Beside) => {
  const { clientId, email } = await server.newDistrict({ roles: ['ROLE_SETUP_AUTH_VIEW'] })
  const ask = (method: string, path: string, body?: unknown, browser = employee) =>
    send(browser, method, path, body, { 'x-ied-client-id': String(clientId) })
  const [local] = (await ask('GET', '/')).data
  const { tested = null, ...fields } = beside ?? {}
  const other = beside && (await ask('POST', '/', { ...classlink, ...fields })).data
  await server.db
    .updateTable('authentications')
    .set({ lastTestStatus: tested })
    .where('id', '=', other?.id ?? 0)
    .execute()
  return { ask, clientId, email, local: `/${local.id}`, other: `/${other?.id}` }
}

const LAST = 'Local is the only enabled way to sign in that works on this server. Enable another one first.'
const OUT =
  'You signed in with Local and would lock yourself out. Enable and test another way to sign in first.'
const DEFAULT = 'Local is the default. Make another one the default first.'

describe('never lock yourself out', () => {
  it.each<[Beside | undefined, string, object | undefined, string]>([
    [undefined, 'PATCH', { isEnabled: false }, LAST],
    [undefined, 'DELETE', undefined, LAST],
    [{ isEnabled: false }, 'PATCH', { isEnabled: false }, LAST],
    [{ isEnabled: false }, 'DELETE', undefined, LAST],
    [{}, 'PATCH', { isEnabled: false }, OUT],
    [{ tested: 'failed' }, 'PATCH', { isEnabled: false }, OUT],
    [{ tested: 'passed', userTypes: ['student'] }, 'PATCH', { isEnabled: false }, OUT],
    [{ tested: 'passed', userTypes: ['student'] }, 'PATCH', { userTypes: ['student'] }, OUT],
    [{ tested: 'passed', userTypes: ['student'] }, 'DELETE', undefined, OUT],
    [{ tested: 'passed' }, 'PATCH', { isEnabled: false }, DEFAULT],
    [{ tested: 'passed' }, 'DELETE', undefined, DEFAULT],
    [{ tested: 'passed' }, 'PATCH', { isDefault: false }, DEFAULT],
  ])('beside %j: %s Local %j is refused', async (beside, method, body, message) => {
    const { ask, email, local } = await newClient(beside)
    const before = await kept()
    const answer = await ask(method, local, body, await server.browser(email))
    expect(answer.error).toEqual({ code: 409, message })
    expect(await kept()).toEqual(before)
  })

  it('the next default takes the mark from the one before, unless it is disabled', async () => {
    const { ask, clientId, other } = await newClient({})
    await ask('PATCH', other, { isDefault: true })
    const { data } = await ask('GET', '/')
    expect(data.map((one: { isDefault: boolean }) => one.isDefault)).toEqual([false, true])
    const [client] = (await (await server.fetch(`/api/public/clients?id=${clientId}`)).json()).data
    const offered = client.authProviders.map(({ code }: { code: string }) => code)
    expect(offered).toEqual(['classlink', 'illuminate'])
    const closed = await newClient({ isEnabled: false })
    expect((await closed.ask('PATCH', closed.other, { isDefault: true })).error).toMatchObject({
      code: 400,
      field: 'isDefault',
    })
  })

  it.each<[Beside | undefined, string | null, string | null]>([
    [undefined, 'onlyWay', null],
    [{}, 'ownWay', null],
    [{ tested: 'passed' }, 'default', null],
  ])('beside %j the list says of Local that it is held by %j', async (beside, held, ofOther) => {
    const { ask, email } = await newClient(beside)
    const [local, other = { heldBy: null }] = (await ask('GET', '/', undefined, await server.browser(email)))
      .data
    expect([local.usedByCaller, local.heldBy, other.heldBy]).toEqual([true, held, ofOther])
  })

  it('lets go of the own way when another one was tested and is the default', async () => {
    const { ask, email, local, other } = await newClient({ tested: 'passed' })
    const browser = await server.browser(email)
    expect((await ask('PATCH', other, { isDefault: true }, browser)).data.isDefault).toBe(true)
    expect((await ask('PATCH', local, { isEnabled: false }, browser)).data.isEnabled).toBe(false)
    expect((await ask('PATCH', other, { isEnabled: false }, browser)).error.message).toBe(
      'ClassLink is the only enabled way to sign in that works on this server. Enable another one first.',
    )
  })

  it('provider staff may close what they did not come in by, but never the last', async () => {
    const { ask, local, other } = await newClient({})
    await ask('PATCH', other, { isDefault: true })
    expect((await ask('PATCH', local, { isEnabled: false })).status).toBe(200)
    expect((await ask('DELETE', other)).status).toBe(409)
  })

  it('two people cannot close the last two at once', async () => {
    const { ask, local, other } = await newClient({})
    await ask('PATCH', other, { isDefault: true })
    const answers = await Promise.all([ask('PATCH', local, { isEnabled: false }), ask('DELETE', other)])
    expect(answers.map(({ status }) => status)).toContain(409)
    const rows = await kept()
    expect(rows.some(({ id, isEnabled }) => isEnabled && [local, other].includes(`/${id}`))).toBe(true)
  })
})

it('a closed way lets nobody in', async () => {
  const { ask, email, local, other } = await newClient({})
  const attempt = async () => {
    const body = { provider: 'illuminate', username: email, password: DEMO_PASSWORD }
    return (await server.fetch('/api/login', { method: 'POST', body: JSON.stringify(body) })).status
  }
  expect(await attempt()).toBe(200)
  await ask('PATCH', other, { isDefault: true })
  await ask('PATCH', local, { userTypes: ['student'] })
  expect(await attempt()).toBe(401)
  await ask('PATCH', local, { userTypes: ['staff'], isEnabled: false })
  expect(await attempt()).toBe(401)
  await ask('PATCH', local, { isEnabled: true })
  expect(await attempt()).toBe(200)
})

describe('[S7] DELETE /ied/authentications/{id}', () => {
  it('removes one that nobody uses', async () => {
    const { ask, other } = await newClient({})
    expect(await ask('DELETE', other)).toEqual({ status: 200, data: null })
    expect((await ask('GET', '/')).data).toHaveLength(1)
  })

  it('keeps one that accounts sign in with', async () => {
    const { ask, local, other } = await newClient({})
    await ask('PATCH', other, { isDefault: true })
    expect((await ask('DELETE', local)).error).toEqual({
      code: 409,
      message: 'Local is how 1 account signs in. Disable it instead.',
    })
  })
})
