import { describe, expect, it } from 'vitest'
import { fakeHttp, ORIGIN, type Reply, type SeenRequest } from '../api/testing/fake-http.ts'
import { sampleDistrict, sampleListItem } from '../api/testing/sample-district.ts'
import { sampleUser } from '../api/testing/sample-user.ts'
import { memoryNavigation } from '../navigation/memory-navigation.ts'
import { resources } from '../resources/index.ts'
import { placeOf } from '../routes/place.ts'
import type { ConsoleEvent } from './console-event.ts'
import type { ConsoleOptions } from './console-options.ts'
import { createConsoleRuntime } from './create-console-runtime.ts'
import { memoryStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

type Answers = Record<string, (request: SeenRequest) => Reply | Promise<Reply>>

const districts = (...ids: (number | null)[]): Answers => ({
  '/api/districts': () => ({ body: { data: ids.map(sampleListItem) } }),
  '/api/district': ({ query }) => {
    const id = Number(query.get('filter[id]'))
    return { body: { data: ids.includes(id) ? [sampleDistrict(id)] : [] } }
  },
})

const setUp = (answers: Answers, options: ConsoleOptions = {}) => {
  const seen: string[] = []
  const events: ConsoleEvent[] = []
  const storage = memoryStorage()
  const all: Answers = {
    '/api/user-info': () => ({ body: { data: sampleUser() } }),
    '/api/user-preferences': () => ({ body: { data: { columnStates: null, pageSizes: null } } }),
    ...answers,
  }
  const runtime = createConsoleRuntime({
    baseUrl: ORIGIN,
    storage,
    http: fakeHttp((request) => {
      seen.push(`${request.method} ${request.path}`)
      return (
        all[request.path]?.(request) ?? {
          status: 404,
          body: { error: { code: 404, message: 'Nothing here' } },
        }
      )
    }),
    onEvent: (event) => events.push(event),
    ...options,
  })
  return {
    runtime,
    seen,
    events,
    storage,
    messages: () => runtime.snackbars.get().recent.map(({ message }) => message),
  }
}

const signedIn = async (runtime: ReturnType<typeof setUp>['runtime']) => {
  await runtime.session.start()
  await runtime.districts.ready()
}

describe('[S4] R13 the session', () => {
  it('is asked for once, however many ask', async () => {
    const { runtime, seen } = setUp(districts(1, 2))
    const states = await Promise.all([runtime.session.start(), runtime.session.start()])
    expect(states.map(({ status }) => status)).toEqual(['signed-in', 'signed-in'])
    expect(seen.filter((one) => one.endsWith('/user-info'))).toHaveLength(1)
  })

  it('R13 a first 401 just means signed out', async () => {
    const { runtime, messages } = setUp({ '/api/user-info': () => ({ status: 401 }) })
    expect(await runtime.session.start()).toMatchObject({ status: 'signed-out', user: null, ended: false })
    expect(messages()).toEqual([])
  })

  it.each([
    ['no id', { name: 'x' }],
    ['null', null],
    ['a text', 'hello'],
  ])('[S4] an answer with %s is nobody', async (_, data) => {
    const { runtime } = setUp({ '/api/user-info': () => ({ body: { data } }) })
    expect((await runtime.session.start()).status).toBe('signed-out')
  })

  it('says when the service cannot be reached, and asks again', async () => {
    let up = false
    const { runtime } = setUp({
      ...districts(1),
      '/api/user-info': () => (up ? { body: { data: sampleUser() } } : { status: 503 }),
    })
    expect((await runtime.session.start()).status).toBe('unreachable')
    up = true
    expect((await runtime.session.retry()).status).toBe('signed-in')
  })

  it('R14 ends once by itself, clears everything and tells the host', async () => {
    const told: string[] = []
    const { runtime, messages, events } = setUp(
      { ...districts(1, 2), '/api/district/sites': () => ({ status: 401 }) },
      { onUnauthenticated: () => told.push('once') },
    )
    await signedIn(runtime)
    await runtime.districts.follow('1')
    const call = () => runtime.api.run(resources.sites.list, { lea: '0100' }).catch(() => {})
    await Promise.all([call(), call()])
    expect(runtime.session.get()).toMatchObject({ status: 'signed-out', user: null, ended: true })
    expect(runtime.districts.get()).toMatchObject({ status: 'none', selected: null, list: undefined })
    expect([told, messages()]).toEqual([['once'], []])
    expect(events.at(-1)).toEqual({ type: 'signed-out', reason: 'expired' })
  })

  it('R12 tells a wrong password to whoever asked, and nothing ends', async () => {
    const { runtime, messages } = setUp({
      '/api/user-info': () => ({ status: 401 }),
      '/api/login': () => ({
        status: 401,
        body: { error: { code: 401, message: 'Wrong user name or password' } },
      }),
    })
    await runtime.session.start()
    const answer = await runtime.session.signIn({ provider: 'illuminate', username: 'a', password: 'b' })
    expect(answer).toMatchObject({
      ok: false,
      failure: { code: 401, message: 'Wrong user name or password' },
    })
    expect([runtime.session.get().ended, messages()]).toEqual([false, []])
  })

  it('starts with a sign-in and leaves with a sign-out', async () => {
    let user = false
    const { runtime } = setUp({
      ...districts(1),
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

describe('[S2.1] R9 districts', () => {
  it('the only one is selected at once', async () => {
    const { runtime } = setUp(districts(7))
    await signedIn(runtime)
    expect(runtime.districts.get()).toMatchObject({ status: 'selected', id: '7', only: true })
    expect(runtime.districts.leaOf('7')).toBe('0700')
  })

  it('R45 the last one of the most recent client is restored', async () => {
    const { runtime, storage } = setUp(districts(1, 2, 3))
    const recent = [1, 2].map((id) => ({ id: String(id), clientId: id + 1000 }))
    storage.setItem(STORAGE_KEYS.recentDistricts(1), JSON.stringify(recent))
    storage.setItem(STORAGE_KEYS.client, '1002')
    await signedIn(runtime)
    expect(runtime.districts.get()).toMatchObject({ status: 'selected', id: '2', only: false })
  })

  it('R45 what is opened is remembered, newest first, for this user only', async () => {
    const { runtime, storage } = setUp(districts(1, 2, 3))
    await signedIn(runtime)
    for (const id of ['1', '2', '1', '3']) await runtime.districts.follow(id)
    expect(runtime.districts.get().recent).toEqual(['3', '1', '2'])
    expect(storage.getItem(STORAGE_KEYS.client)).toBe('1003')
    expect(storage.getItem(STORAGE_KEYS.recentDistricts(2))).toBeNull()
  })

  it.each(['not json', '{}', '[1]', '[{"id":"x","clientId":1}]'])(
    'damaged storage (%s) counts as empty',
    async (text) => {
      const { runtime, storage } = setUp(districts(1, 2))
      storage.setItem(STORAGE_KEYS.recentDistricts(1), text)
      await signedIn(runtime)
      expect(runtime.districts.get()).toMatchObject({ status: 'none', recent: [] })
    },
  )

  it('one that is unknown or forbidden is not found, and the picker still works', async () => {
    const { runtime } = setUp(districts(1, 2))
    await signedIn(runtime)
    await runtime.districts.follow('99')
    expect(runtime.districts.get()).toMatchObject({ status: 'not-found', id: '99', selected: null })
    expect(await runtime.selectDistrict(2)).toBe(true)
    expect(runtime.districts.get()).toMatchObject({ status: 'selected', id: '2' })
  })

  it('the last one asked for wins, whatever comes late', async () => {
    const held: Record<string, (reply: Reply) => void> = {}
    const { runtime } = setUp({
      ...districts(1, 2),
      '/api/district': ({ query }) => new Promise((done) => (held[query.get('filter[id]') ?? ''] = done)),
    })
    await signedIn(runtime)
    const followed = [runtime.districts.follow('1'), runtime.districts.follow('2')]
    await Promise.resolve()
    await new Promise((done) => setTimeout(done))
    held['2']?.({ body: { data: [sampleDistrict(2)] } })
    held['1']?.({ body: { data: [sampleDistrict(1)] } })
    await Promise.all(followed)
    expect(runtime.districts.get().selected?.id).toBe(2)
  })

  it('an entry without an id is ignored', async () => {
    const { runtime } = setUp(districts(1, null))
    await signedIn(runtime)
    expect(await runtime.selectDistrict(null)).toBe(false)
    expect(runtime.districts.get().status).toBe('none')
  })

  it.each([
    [true, '2'],
    [false, '1'],
  ])('unsaved changes ask first; with %s the district is %s', async (leave, expected) => {
    const { runtime } = setUp(districts(1, 2), { confirm: () => leave })
    await signedIn(runtime)
    await runtime.districts.follow('1')
    runtime.leaveGuard.register()
    expect(await runtime.selectDistrict('2')).toBe(leave)
    expect(runtime.districts.get().id).toBe(expected)
  })

  it('R9 picking one keeps the route and its record, and drops the old query', async () => {
    const params = { districtId: '1', batchId: '48212' }
    const navigation = memoryNavigation(placeOf('import-log-results', params, { query: { page: '2' } }))
    const { runtime } = setUp(districts(1, 2), { navigation })
    await signedIn(runtime)
    await runtime.selectDistrict(2)
    expect(navigation.current()).toEqual(placeOf('import-log-results', { ...params, districtId: '2' }))
  })

  it('R9 picking one where no district is in the address only selects it', async () => {
    const navigation = memoryNavigation(placeOf('dashboard'))
    const { runtime } = setUp(districts(1, 2), { navigation })
    await signedIn(runtime)
    await runtime.selectDistrict(2)
    expect(navigation.current()).toEqual(placeOf('dashboard'))
    expect(runtime.districts.get().id).toBe('2')
  })

  it('a list that cannot be had says so, and can be asked for again', async () => {
    let up = false
    const { runtime, messages } = setUp({
      ...districts(1),
      '/api/districts': () => (up ? { body: { data: [sampleListItem(1)] } } : { status: 500 }),
    })
    await signedIn(runtime)
    expect(runtime.districts.get()).toMatchObject({ listFailed: true, list: undefined })
    expect(messages()).toHaveLength(1)
    up = true
    await runtime.districts.retry()
    expect(runtime.districts.get()).toMatchObject({ listFailed: false, only: true, id: '1' })
  })
})

it('[S8] a failed call is one message and one event', async () => {
  const { runtime, events, messages } = setUp({
    ...districts(1),
    '/api/district/sites': () => ({ status: 400, body: { error: { code: 400, message: 'limit' } } }),
  })
  await signedIn(runtime)
  await runtime.api.run(resources.sites.list, { lea: '0100' }).catch(() => {})
  expect(messages()).toEqual(['Error fetching sites'])
  expect(runtime.snackbars.get().recent[0]).toMatchObject({
    title: 'Warning',
    subtext: 'An error occurred while fetching sites . Reason: limit',
  })
  expect(events.filter(({ type }) => type === 'call-failed')).toHaveLength(1)
})
