import { describe, expect, it, vi } from 'vitest'
import { queryKeyOf } from '../api/query-key.ts'
import { refreshAfter } from '../api/refresh-after.ts'
import { answerDistricts, openFakeConsole, signedIn } from '../api/testing/fake-console.ts'
import type { Reply } from '../api/testing/fake-http.ts'
import { sampleDistrict, sampleListItem } from '../api/testing/sample-district.ts'
import { sampleUser } from '../api/testing/sample-user.ts'
import { memoryNavigation } from '../navigation/memory-navigation.ts'
import { districtsResource, productsEnabledResource } from '../resources/index.ts'
import { placeOf } from '../routes/place.ts'
import { STORAGE_KEYS } from './storage.ts'

describe('[S2.1] R9 districts', () => {
  it('the only one is selected at once', async () => {
    const { runtime } = openFakeConsole(answerDistricts(7))
    await signedIn(runtime)
    expect(runtime.districts.get()).toMatchObject({ status: 'selected', id: '7', only: true })
    expect(runtime.districts.leaOf('7')).toBe('0700')
  })

  it('two tell that there is a choice; all are asked for once somebody needs them', async () => {
    const limits: (string | null)[] = []
    const answers = answerDistricts(1, 2, 3)
    const { runtime } = openFakeConsole({
      ...answers,
      '/api/districts': ({ query }) => {
        limits.push(query.get('limit'))
        return { body: { data: [1, 2, 3].map(sampleListItem).slice(0, Number(query.get('limit') ?? 3)) } }
      },
    })
    await signedIn(runtime)
    expect(runtime.districts.get()).toMatchObject({ only: false, settled: true, list: undefined })
    await Promise.all([runtime.districts.loadList(), runtime.districts.loadList()])
    expect(runtime.districts.get().list).toHaveLength(3)
    expect(limits).toEqual(['2', null])
    refreshAfter(runtime.api, districtsResource.create, '1')
    await vi.waitFor(() => expect(limits.slice(2).sort()).toEqual(['2', null].sort()))
  })

  it('a backend that takes no limit is asked for all', async () => {
    const { runtime, messages } = openFakeConsole({
      ...answerDistricts(7),
      '/api/districts': ({ query }) =>
        query.has('limit') ? { status: 400 } : { body: { data: [sampleListItem(7)] } },
    })
    await signedIn(runtime)
    expect(runtime.districts.get()).toMatchObject({ status: 'selected', id: '7', only: true })
    expect(messages()).toEqual([])
  })

  it('R9 one that is no longer theirs is not restored', async () => {
    const { runtime, storage } = openFakeConsole(answerDistricts(1, 2))
    storage.setItem(STORAGE_KEYS.recentDistricts(1), JSON.stringify([{ id: '9', clientId: null }]))
    await signedIn(runtime)
    expect(runtime.districts.get()).toMatchObject({ status: 'none', id: null, settled: true })
  })

  it('[ux 7.3] the list goes from A to Z, whatever the case, with numbers in their order', async () => {
    const names = ['Larkspur 10', 'Copperleaf', 'alder Creek', 'Larkspur 9']
    const { runtime } = openFakeConsole({
      ...answerDistricts(1, 2, 3, 4),
      '/api/districts': () => ({
        body: { data: names.map((districtName, at) => ({ ...sampleListItem(at + 1), districtName })) },
      }),
    })
    await signedIn(runtime)
    await runtime.districts.loadList()
    expect(runtime.districts.get().list?.map(({ districtName }) => districtName)).toEqual([
      'alder Creek',
      'Copperleaf',
      'Larkspur 9',
      'Larkspur 10',
    ])
  })

  it("R31 once a district's data year changes, everything about the district is out of date", async () => {
    let sisYear = 2025
    const { runtime } = openFakeConsole({
      ...answerDistricts(1, 2),
      '/api/district': () => ({ body: { data: [{ ...sampleDistrict(1), sisYear }] } }),
    })
    await signedIn(runtime)
    await runtime.districts.follow('1')
    const { queryClient } = runtime.api
    const keys = ['1', '2'].map((id) =>
      queryKeyOf(1, { id, lea: '', clientId: null }, productsEnabledResource.list, {}),
    )
    for (const key of keys) queryClient.setQueryData(key, [])
    const isStale = () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)
    expect(isStale()).toEqual([false, false])
    sisYear = 2026
    await runtime.districts.reload()
    expect(isStale()).toEqual([true, false])
  })

  it('a change of a district is read again at once, and stays on show meanwhile', async () => {
    const answers = answerDistricts(1, 2)
    let name = 'Before'
    const { runtime } = openFakeConsole({
      ...answers,
      '/api/district': () => ({ body: { data: [{ ...sampleDistrict(1), districtName: name }] } }),
    })
    await signedIn(runtime)
    await runtime.districts.follow('1')
    name = 'After'
    refreshAfter(runtime.api, districtsResource.update, '1')
    expect(runtime.districts.get()).toMatchObject({
      status: 'selected',
      selected: { districtName: 'Before' },
    })
    await vi.waitFor(() =>
      expect(runtime.districts.get()).toMatchObject({ selected: { districtName: 'After' } }),
    )
  })

  it('R45 the last one of the most recent client is restored', async () => {
    const { runtime, storage } = openFakeConsole(answerDistricts(1, 2, 3))
    const recent = [1, 2].map((id) => ({ id: String(id), clientId: id + 1000 }))
    storage.setItem(STORAGE_KEYS.recentDistricts(1), JSON.stringify(recent))
    storage.setItem(STORAGE_KEYS.client, '1002')
    await signedIn(runtime)
    expect(runtime.districts.get()).toMatchObject({ status: 'selected', id: '2', only: false })
  })

  it('R45 what is opened is remembered, newest first, for this user only', async () => {
    const { runtime, storage } = openFakeConsole(answerDistricts(1, 2, 3))
    await signedIn(runtime)
    for (const id of ['1', '2', '1', '3']) await runtime.districts.follow(id)
    expect(runtime.districts.get().recent).toEqual(['3', '1', '2'])
    expect(storage.getItem(STORAGE_KEYS.client)).toBe('1003')
    expect(storage.getItem(STORAGE_KEYS.recentDistricts(2))).toBeNull()
  })

  it.each(['not json', '{}', '[1]', '[{"id":"x","clientId":1}]'])(
    'damaged storage (%s) counts as empty',
    async (text) => {
      const { runtime, storage } = openFakeConsole(answerDistricts(1, 2))
      storage.setItem(STORAGE_KEYS.recentDistricts(1), text)
      await signedIn(runtime)
      expect(runtime.districts.get()).toMatchObject({ status: 'none', recent: [] })
    },
  )

  it('one that is unknown or forbidden is not found, and the picker still works', async () => {
    const { runtime } = openFakeConsole(answerDistricts(1, 2))
    await signedIn(runtime)
    await runtime.districts.follow('99')
    expect(runtime.districts.get()).toMatchObject({ status: 'not-found', id: '99', selected: null })
    expect(await runtime.selectDistrict(2)).toBe(true)
    expect(runtime.districts.get()).toMatchObject({ status: 'selected', id: '2' })
  })

  it.each(['9007199254740993', '99999999999999999999999'])(
    'R37 %s is no district, not one with a number close by',
    async (id) => {
      const { runtime, seen } = openFakeConsole({
        ...answerDistricts(1, 2),
        '/api/district': () => ({
          body: '{"data":[{"id":9007199254740993,"lea":"1","districtName":"Other"}]}',
        }),
      })
      await signedIn(runtime)
      const before = seen.length
      await runtime.districts.follow(id)
      expect(runtime.districts.get()).toMatchObject({ status: 'not-found', id, selected: null })
      expect(seen.slice(before)).toEqual([])
      await runtime.districts.follow('9007199254740992')
      expect(runtime.districts.get()).toMatchObject({ status: 'not-found', selected: null })
    },
  )

  it('R17 reads a district whose numbers are texts and whose contact is blank', async () => {
    const texts = { id: '7', sisYear: '2025', contactEmailAddress: '  ', illuminateClientId: '9' }
    const { runtime } = openFakeConsole({
      '/api/districts': () => ({ body: { data: [Object.assign(sampleListItem(7), { id: '7' }), {}] } }),
      '/api/district': () => ({ body: { data: [Object.assign(sampleDistrict(7), texts)] } }),
    })
    await signedIn(runtime)
    await runtime.districts.loadList()
    expect(runtime.districts.get()).toMatchObject({
      status: 'selected',
      selected: { id: 7, sisYear: 2025, contactEmailAddress: null, illuminateClientId: 9 },
      list: [{ id: 7 }],
    })
  })

  it('asks again when the connection comes back', async () => {
    let up = false
    const answers = answerDistricts(1)
    const { runtime } = openFakeConsole({
      '/api/districts': (request) =>
        up ? (answers['/api/districts']?.(request) ?? {}) : Promise.reject(new TypeError('fetch failed')),
      '/api/district': (request) => answers['/api/district']?.(request) ?? {},
    })
    const heard = Object.assign(new EventTarget(), {})
    vi.stubGlobal('window', heard)
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
    const stop = runtime.start()
    await signedIn(runtime)
    expect(runtime.districts.get()).toMatchObject({ listFailed: true, list: undefined })
    up = true
    heard.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(runtime.districts.get()).toMatchObject({ listFailed: false, id: '1' }))
    stop()
    vi.unstubAllGlobals()
  })

  it('the last one asked for wins, whatever comes late', async () => {
    const held: Record<string, (reply: Reply) => void> = {}
    const { runtime } = openFakeConsole({
      ...answerDistricts(1, 2),
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
    const { runtime } = openFakeConsole(answerDistricts(1, null))
    await signedIn(runtime)
    expect(await runtime.selectDistrict(null)).toBe(false)
    expect(runtime.districts.get().status).toBe('none')
  })

  it.each([
    [true, '2'],
    [false, '1'],
  ])('unsaved changes ask first; with %s the district is %s', async (leave, expected) => {
    const { runtime } = openFakeConsole(answerDistricts(1, 2), { confirm: () => leave })
    await signedIn(runtime)
    await runtime.districts.follow('1')
    runtime.leaveGuard.register()
    expect(await runtime.selectDistrict('2')).toBe(leave)
    expect(runtime.districts.get().id).toBe(expected)
  })

  it('R9 picking one keeps the route, its record and the sort of its list, not the page', async () => {
    const params = { districtId: '1', batchId: '48212' }
    const query = { sort: { status: 'asc' } }
    const navigation = memoryNavigation(
      placeOf('import-log-results', params, { query: { ...query, page: '2' } }),
    )
    const { runtime } = openFakeConsole(answerDistricts(1, 2), { navigation })
    await signedIn(runtime)
    await runtime.selectDistrict(2)
    expect(navigation.current()).toEqual(
      placeOf('import-log-results', { ...params, districtId: '2' }, { query }),
    )
  })

  it('R9 picking one where no district is in the address only selects it', async () => {
    const navigation = memoryNavigation(placeOf('dashboard'))
    const { runtime } = openFakeConsole(answerDistricts(1, 2), { navigation })
    await signedIn(runtime)
    await runtime.selectDistrict(2)
    expect(navigation.current()).toEqual(placeOf('dashboard'))
    expect(runtime.districts.get().id).toBe('2')
  })

  it('a list that cannot be had says so, and can be asked for again', async () => {
    let up = false
    const { runtime, messages } = openFakeConsole({
      ...answerDistricts(1),
      '/api/districts': () => (up ? { body: { data: [sampleListItem(1)] } } : { status: 500 }),
    })
    await signedIn(runtime)
    expect(runtime.districts.get()).toMatchObject({ listFailed: true, list: undefined })
    expect(messages()).toHaveLength(1)
    up = true
    await runtime.districts.retry()
    expect(runtime.districts.get()).toMatchObject({ listFailed: false, only: true, id: '1' })
  })

  it("a list that comes after its user has gone is not the next user's", async () => {
    const held: ((reply: Reply) => void)[] = []
    let id = 1
    const { runtime } = openFakeConsole({
      ...answerDistricts(1, 2),
      '/api/districts': () => new Promise((done) => held.push(done)),
      '/api/user-info': () => ({ body: { data: sampleUser([], id) } }),
      '/api/logout': () => ({ body: { data: null } }),
      '/api/login': () => ({ body: { data: { returnTo: '/' } } }),
    })
    await runtime.session.start()
    await runtime.session.signOut()
    id = 2
    await runtime.session.signIn({ provider: 'illuminate', username: 'b', password: 'b' })
    held[1]?.({ body: { data: [sampleListItem(2)] } })
    await runtime.districts.ready()
    held[0]?.({ body: { data: [sampleListItem(1)] } })
    await new Promise((done) => setTimeout(done))
    expect(runtime.districts.get()).toMatchObject({ only: true, id: '2' })
  })
})
