import { describe, expect, it } from 'vitest'
import { answerDistricts, openFakeConsole, signedIn } from '../api/testing/fake-console.ts'
import type { Reply, SeenRequest } from '../api/testing/fake-http.ts'
import { sampleUser } from '../api/testing/sample-user.ts'
import { sitesResource } from '../resources/index.ts'

describe('[S4] R13 the session', () => {
  it('is asked for once, however many ask', async () => {
    const { runtime, seen } = openFakeConsole(answerDistricts(1, 2))
    const states = await Promise.all([runtime.session.start(), runtime.session.start()])
    expect(states.map(({ status }) => status)).toEqual(['signed-in', 'signed-in'])
    expect(seen.filter((one) => one.endsWith('/user-info'))).toHaveLength(1)
  })

  it('R13 a first 401 just means signed out', async () => {
    const { runtime, messages } = openFakeConsole({ '/api/user-info': () => ({ status: 401 }) })
    expect(await runtime.session.start()).toMatchObject({ status: 'signed-out', user: null, ended: false })
    expect(messages()).toEqual([])
  })

  it.each([
    ['no id', { name: 'x' }],
    ['null', null],
    ['a text', 'hello'],
  ])('[S4] an answer with %s is nobody', async (_, data) => {
    const { runtime } = openFakeConsole({ '/api/user-info': () => ({ body: { data } }) })
    expect((await runtime.session.start()).status).toBe('signed-out')
  })

  it.each([
    ['7', 7],
    [' auth0|5f7c ', 'auth0|5f7c'],
    ['900719925474099312', '900719925474099312'],
  ])('R17 an id that is the text "%s" is somebody', async (given, id) => {
    const data = Object.assign(sampleUser(), { id: given, clientId: '9' })
    const { runtime, events } = openFakeConsole({ '/api/user-info': () => ({ body: { data } }) })
    expect(await runtime.session.start()).toMatchObject({ status: 'signed-in', user: { id, clientId: 9 } })
    expect(events).toContainEqual({ type: 'signed-in', userId: id })
  })

  it.each([
    ['an empty body', () => new Response(null, { status: 200 }), 'unreachable'],
    ['a page of HTML', () => ({ body: '<!doctype html><title>Welcome</title>' }), 'unreachable'],
    ['code 401 with status 200', () => ({ body: { errors: [{ code: 401 }] } }), 'unreachable'],
    ['204', () => new Response(null, { status: 204 }), 'signed-out'],
    ['an object without fields', () => ({ body: '{}' }), 'signed-out'],
    ['null', () => ({ body: '{"data":null}' }), 'signed-out'],
  ])('R17 %s says what it can about who is there', async (_, answer, expected) => {
    const { runtime } = openFakeConsole({ '/api/user-info': answer })
    expect((await runtime.session.start()).status).toBe(expected)
  })

  it('says when the service cannot be reached, and asks again', async () => {
    let up = false
    const message = 'The server is temporarily unavailable.'
    const { runtime, events, messages } = openFakeConsole({
      ...answerDistricts(1),
      '/api/user-info': () =>
        up ? { body: { data: sampleUser() } } : { status: 503, body: { error: { code: 503, message } } },
    })
    expect(await runtime.session.start()).toMatchObject({ status: 'unreachable', trouble: message })
    expect(events).toEqual([{ type: 'call-failed', failure: expect.objectContaining({ status: 503 }) }])
    expect(messages()).toEqual([])
    up = true
    expect(await runtime.session.retry()).toMatchObject({ status: 'signed-in' })
    expect(runtime.session.get().trouble).toBeUndefined()
  })

  it('R14 ends once by itself, clears everything and tells the host', async () => {
    const told: string[] = []
    const { runtime, messages, events } = openFakeConsole(
      { ...answerDistricts(1, 2), '/api/district/sites': () => ({ status: 401 }) },
      { onUnauthenticated: () => told.push('once') },
    )
    await signedIn(runtime)
    await runtime.districts.follow('1')
    const call = () => runtime.api.run(sitesResource.list, { lea: '0100' }).catch(() => {})
    await Promise.all([call(), call()])
    expect(runtime.session.get()).toMatchObject({ status: 'signed-out', user: null, ended: true })
    expect(runtime.districts.get()).toMatchObject({ status: 'none', selected: null, list: undefined })
    expect([told, messages()]).toEqual([['once'], []])
    expect(events.at(-1)).toEqual({ type: 'signed-out', reason: 'expired' })
  })

  it('R14 tells the host at the first 401 of a page without a session, once until somebody was signed in', async () => {
    let told = 0
    let user = false
    const { runtime } = openFakeConsole(
      {
        ...answerDistricts(1),
        '/api/user-info': () => (user ? { body: { data: sampleUser() } } : { status: 401 }),
        '/api/district/sites': () => ({ status: 401 }),
      },
      {
        onUnauthenticated: () => {
          told += 1
        },
      },
    )
    await runtime.session.start()
    await runtime.session.retry()
    expect(told).toBe(1)
    user = true
    await runtime.session.retry()
    await runtime.api.run(sitesResource.list, { lea: '0100' }).catch(() => {})
    expect([runtime.session.get().status, told]).toEqual(['signed-out', 2])
  })

  it('R12 tells a wrong password to whoever asked, and nothing ends', async () => {
    const { runtime, messages } = openFakeConsole({
      '/api/user-info': () => ({ status: 401 }),
      '/api/login': () => ({
        status: 401,
        body: { error: { code: 401, message: 'Wrong username or password' } },
      }),
    })
    await runtime.session.start()
    const answer = await runtime.session.signIn({ provider: 'illuminate', username: 'a', password: 'b' })
    expect(answer).toMatchObject({
      ok: false,
      failure: { code: 401, message: 'Wrong username or password' },
    })
    expect([runtime.session.get().ended, messages()]).toEqual([false, []])
  })

  it('starts with a sign-in and leaves with a sign-out', async () => {
    let user = false
    const { runtime } = openFakeConsole({
      ...answerDistricts(1),
      '/api/user-info': () => (user ? { body: { data: sampleUser() } } : { status: 401 }),
      '/api/login': () => {
        user = true
        return { body: { data: { returnTo: '/' } } }
      },
      '/api/logout': () => ({ body: { data: null } }),
    })
    await runtime.session.start()
    expect(await runtime.session.signIn({ provider: 'ldap', username: 'a', password: 'b' })).toEqual({
      ok: true,
    })
    expect(runtime.session.get().user?.id).toBe(1)
    await runtime.session.signOut()
    expect(runtime.session.get()).toMatchObject({
      status: 'signed-out',
      user: null,
      ended: false,
      left: true,
    })
  })
})

it('leaves no message of one user for the next', async () => {
  let user = 1
  const { runtime, messages } = openFakeConsole({
    ...answerDistricts(1, 2),
    '/api/user-info': () => ({ body: { data: sampleUser([], user) } }),
    '/api/district/sites': () => ({ status: user === 1 ? 500 : 401 }),
    '/api/login': () => ({ body: { data: { returnTo: '/' } } }),
  })
  const callSites = () => runtime.api.run(sitesResource.list, { lea: '0100' }).catch(() => {})
  await signedIn(runtime)
  await callSites()
  expect(messages()).toHaveLength(1)
  user = 2
  await callSites()
  expect(runtime.session.get().ended).toBe(true)
  await runtime.session.signIn({ provider: 'illuminate', username: 'b', password: 'b' })
  expect(messages()).toEqual([])
})

describe('R42 logging out', () => {
  const signOutWith = async (logout: (request: SeenRequest) => Reply) => {
    const setup = openFakeConsole({ ...answerDistricts(1), '/api/logout': logout })
    await signedIn(setup.runtime)
    await setup.runtime.session.signOut()
    return { ...setup, state: setup.runtime.session.get() }
  }

  it('falls back to GET where the server takes no POST', async () => {
    const { state, messages } = await signOutWith(({ method }) => ({ status: method === 'GET' ? 200 : 405 }))
    expect([state.status, messages()]).toEqual(['signed-out', []])
  })

  it('that fails leaves the user signed in and says so once', async () => {
    const { state, messages } = await signOutWith(() => ({ status: 500 }))
    expect([state.status, messages().length]).toEqual(['signed-in', 1])
  })

  it('of a session that has ended is no failure', async () => {
    const { state, messages } = await signOutWith(() => ({ status: 401 }))
    expect([state.status, messages()]).toEqual(['signed-out', []])
  })
})

it('[S8] a failed call is one message and one event', async () => {
  const { runtime, events, messages } = openFakeConsole({
    ...answerDistricts(1),
    '/api/district/sites': () => ({ status: 400, body: { error: { code: 400, message: 'limit' } } }),
  })
  await signedIn(runtime)
  await runtime.api.run(sitesResource.list, { lea: '0100' }).catch(() => {})
  expect(messages()).toEqual(['Error fetching sites'])
  expect(runtime.snackbars.get().recent[0]).toMatchObject({
    title: 'Warning',
    subtext: 'An error occurred while fetching sites . Reason: limit',
  })
  expect(events.filter(({ type }) => type === 'call-failed')).toHaveLength(1)
})
