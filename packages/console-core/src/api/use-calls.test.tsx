import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { hostNavigation } from '../navigation/host-navigation.ts'
import { memoryNavigation } from '../navigation/memory-navigation.ts'
import { ConsoleProvider } from '../provider/console-provider.tsx'
import { useDistrict } from '../provider/use-district.ts'
import { useMessages } from '../provider/use-messages.ts'
import { useQueryState } from '../provider/use-query-state.ts'
import { useSnackbarStack } from '../provider/use-snackbar-stack.ts'
import { get, list, patch, post, resource } from '../resources/operation.ts'
import { placeOf } from '../routes/place.ts'
import type { ConsoleOptions } from '../runtime/console-options.ts'
import { createConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { memoryStorage } from '../runtime/storage.ts'
import { fakeHttp, ORIGIN, type Reply, type SeenRequest } from './testing/fake-http.ts'
import { sampleDistrict, sampleListItem } from './testing/sample-district.ts'
import { sampleUser } from './testing/sample-user.ts'
import { useItem } from './use-item.ts'
import { useList } from './use-list.ts'
import { useSave } from './use-save.ts'

const spec = { key: 'id', sortable: [], filterable: [], searchable: [], defaultSort: {} } as const
const things = resource(
  'things',
  { records: 'things', type: 'Thing', identify: ({ id }: { id: number }) => `no. ${id}` },
  {
    list: list<{ id: number }>('/things', spec, {
      lea: true,
      clientHeader: true,
      fail: 'Error fetching things',
    }),
    one: get<{ id: number }>('/things/{id}'),
    save: post<{ name: string }, { id: number }>('/things', { lea: true }),
    change: patch<{ name: string }, { id: number }>('/things/{id}', { lea: true }),
    test: post<object, object>('/things/test', { lea: true, tests: true, confirms: false }),
    add: post<{ ids: number[] }, number[]>('/things/parts', { lea: true, perItem: true, confirms: false }),
  },
)

const setUp = (answer: (request: SeenRequest) => Reply | Promise<Reply>, options: ConsoleOptions = {}) => {
  const seen: SeenRequest[] = []
  const runtime = createConsoleRuntime({
    baseUrl: ORIGIN,
    session: sampleUser(),
    storage: memoryStorage(),
    http: fakeHttp((request) => {
      if (request.path === '/api/districts') return { body: { data: [7, 8].map(sampleListItem) } }
      if (request.path === '/api/district') {
        return { body: { data: [7, 8].map(sampleDistrict) } }
      }
      if (request.path === '/api/user-preferences') return { body: { data: {} } }
      seen.push(request)
      return answer(request)
    }),
    ...options,
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ConsoleProvider runtime={runtime} districtId="7">
      {children}
    </ConsoleProvider>
  )
  return { runtime, seen, wrapper }
}

describe('useList', () => {
  it('asks on behalf of the district, and only once there is one (R18, R19)', async () => {
    const { seen, wrapper } = setUp(() => ({ body: { data: [{ id: 1 }], extensions: { totalCount: 9 } } }))
    const { result } = renderHook(() => useList(things.list, { limit: 25 }), { wrapper })
    expect(result.current).toMatchObject({ data: undefined, loading: true })
    await waitFor(() => expect(result.current.data).toEqual([{ id: 1 }]))
    expect(result.current).toMatchObject({
      totalCount: 9,
      loading: false,
      fetching: false,
      stale: false,
      errors: [],
    })
    expect(seen.map(({ query }) => query.toString())).toEqual(['lea=0700&limit=25'])
    expect(seen[0]?.headers.get('X-Ied-Client-Id')).toBe('1007')
  })

  it('R21 says one failure once to the user, keeps it in place, and tries again', async () => {
    let works = false
    const { runtime, wrapper } = setUp(() => (works ? { body: { data: [] } } : { status: 500 }))
    const { result } = renderHook(() => [useList(things.list), useList(things.list)] as const, { wrapper })
    await waitFor(() => expect(result.current[0].errors).toHaveLength(1))
    expect(result.current[1].errors[0]).toMatchObject({ code: 500, message: 'The server answered 500' })
    expect(result.current[0].loading).toBe(false)
    expect(runtime.snackbars.get().recent).toHaveLength(1)
    works = true
    act(() => result.current[0].retry())
    await waitFor(() => expect(result.current[0]).toMatchObject({ data: [], errors: [] }))
  })

  it('does not ask before it may', async () => {
    const { seen, wrapper } = setUp(() => ({}))
    const { result } = renderHook(() => useList(things.list, {}, { enabled: false }), { wrapper })
    await act(() => new Promise<void>((done) => setTimeout(done, 20)))
    expect([seen.length, result.current.loading]).toEqual([0, false])
  })

  it('polls as often as told', async () => {
    const { seen, wrapper } = setUp(() => ({ body: { data: [] } }))
    const { rerender } = renderHook(({ pollMs }) => useList(things.list, {}, { pollMs }), {
      wrapper,
      initialProps: { pollMs: 10 as number | false },
    })
    await waitFor(() => expect(seen.length).toBeGreaterThan(2))
    rerender({ pollMs: false })
    await act(() => new Promise<void>((done) => setTimeout(done, 30)))
    const before = seen.length
    await act(() => new Promise<void>((done) => setTimeout(done, 50)))
    expect(seen.length).toBe(before)
  })

  it('asks at once when somebody looks again at what is polled, and leaves the rest alone', async () => {
    const { seen, wrapper } = setUp(() => ({ body: { data: [] } }))
    const { rerender } = renderHook(({ pollMs }) => useList(things.list, {}, { pollMs }), {
      wrapper,
      initialProps: { pollMs: 60_000 as number | false },
    })
    await waitFor(() => expect(seen).toHaveLength(1))
    const lookAgain = () => act(() => window.dispatchEvent(new Event('visibilitychange')))
    lookAgain()
    await waitFor(() => expect(seen).toHaveLength(2))
    rerender({ pollMs: false })
    lookAgain()
    await act(() => new Promise<void>((done) => setTimeout(done, 30)))
    expect(seen).toHaveLength(2)
  })

  it("never lets another record's rows stand in", async () => {
    const { wrapper } = setUp(({ query }) =>
      query.get('filter[batchId]') === '1' ? { body: { data: [{ id: 1 }] } } : new Promise(() => {}),
    )
    const { result, rerender } = renderHook(
      ({ batchId, page }) =>
        useList(things.list, { filter: { batchId }, offset: page * 25 }, { within: { batchId } }),
      { wrapper, initialProps: { batchId: 1, page: 0 } },
    )
    await waitFor(() => expect(result.current.data).toEqual([{ id: 1 }]))
    rerender({ batchId: 2, page: 0 })
    expect(result.current).toMatchObject({ data: undefined, loading: true })
  })
})

it('architecture 6: rows of one district never stand in for another, also outside of a scope', async () => {
  const { runtime, wrapper } = setUp(({ query }) =>
    query.get('lea') === '0700' ? { body: { data: [{ id: 1 }] } } : new Promise(() => {}),
  )
  const { result } = renderHook(() => useList(things.list), { wrapper })
  await waitFor(() => expect(result.current.data).toEqual([{ id: 1 }]))
  await act(() => runtime.districts.follow('8'))
  expect(runtime.districts.get().selected?.lea).toBe('0800')
  expect(result.current).toMatchObject({ data: undefined, loading: true })
})

describe('useItem', () => {
  it('fills the path, and has nothing where the server had nothing', async () => {
    const { seen, wrapper } = setUp(({ path }) => ({
      body: { data: path.endsWith('/1') ? { id: 1 } : null },
    }))
    const { result } = renderHook(() => [1, 2].map((id) => useItem(things.one, { params: { id } })), {
      wrapper,
    })
    await waitFor(() => expect(result.current.every(({ fetching }) => !fetching)).toBe(true))
    expect(result.current.map(({ data }) => data)).toEqual([{ id: 1 }, undefined])
    expect(seen.map(({ path }) => path)).toEqual(['/api/things/1', '/api/things/2'])
  })
})

describe('useSave', () => {
  it('sends, confirms, and asks again for what it changed', async () => {
    const { runtime, seen, wrapper } = setUp(({ method }) => ({
      body: { data: method === 'POST' ? { id: 5 } : [] },
    }))
    const { result } = renderHook(
      () => ({
        rows: useList(things.list),
        save: useSave(things.save, { confirm: ({ id }) => `Thing created (${id})` }),
      }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.rows.data).toEqual([]))
    await act(async () => expect(await result.current.save.run({ body: { name: 'x' } })).toEqual({ id: 5 }))
    await waitFor(() => expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']))
    expect(seen[1]).toMatchObject({ body: { name: 'x' } })
    expect(runtime.snackbars.get().recent).toMatchObject([{ message: 'Thing created (5)', color: 'success' }])
  })

  it.each([
    ['save', 'Thing created (no. 5)'],
    ['change', 'Thing updated (no. 5)'],
  ] as const)('R21 %s says the text of its collection', async (name, message) => {
    const { runtime, wrapper } = setUp(() => ({ body: { data: { id: 5 } } }))
    const { result } = renderHook(() => useSave(things[name], { confirm: true }), { wrapper })
    await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
    await act(() => result.current.run({ params: { id: 5 }, body: { name: 'x' } }))
    expect(runtime.snackbars.get().recent).toMatchObject([{ title: 'Success', message, color: 'success' }])
  })

  it('R34 a test that fails is no message: its screen has the step and the reason', async () => {
    const fault = { code: 'C001', message: 'No address', step: 'addressForm' }
    const { runtime, wrapper } = setUp(() => ({ body: { errors: [fault] } }))
    const { result } = renderHook(() => useSave(things.test), { wrapper })
    await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
    await act(() => expect(result.current.run({ body: {} })).rejects.toThrow('No address'))
    expect(result.current.errors).toMatchObject([{ message: 'No address', step: 'addressForm' }])
    expect(runtime.snackbars.get().recent).toEqual([])
  })

  it('R17 a save whose answer is empty is a save', async () => {
    const { runtime, wrapper } = setUp(() => ({ status: 200, body: '' }))
    const { result } = renderHook(() => useSave(things.save, { confirm: true }), { wrapper })
    await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
    await act(() => result.current.run({ body: { name: 'x' } }))
    expect([result.current.errors, runtime.snackbars.get().recent]).toEqual([[], []])
  })

  it('R21 does not let a call confirm what its collection has no words for', () => {
    const { wrapper } = setUp(() => ({}))
    expect(() => renderHook(() => useSave(things.add, { confirm: true }), { wrapper })).toThrow('things.add')
  })

  it('[S8] shows what was left as it was in one message, keeps it, and counts as done', async () => {
    const errors = [
      { code: 409, message: 'In use', id: 7 },
      { code: 404, message: 'Unknown product', id: 8 },
    ]
    let left = errors
    const { runtime, wrapper } = setUp(() => ({ body: { data: [6], errors: left } }))
    const { result } = renderHook(() => useSave(things.add, { confirm: () => 'All added' }), { wrapper })
    await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
    await act(async () => expect(await result.current.run({ body: { ids: [6, 7, 8] } })).toEqual([6]))
    expect(result.current).toMatchObject({ itemErrors: errors, errors: [] })
    const failed = {
      title: 'Error',
      message: 'Error returned. 409 In use, Error returned. 404 Unknown product',
      color: 'error',
      iconColor: 'error',
    }
    expect(runtime.snackbars.get().recent).toMatchObject([failed])
    left = []
    await act(() => result.current.run({ body: { ids: [7, 8] } }))
    expect(result.current.itemErrors).toEqual([])
    expect(runtime.snackbars.get().recent).toMatchObject([{ message: 'All added' }, failed])
  })

  it('rejects after telling the user once, and runs the same again', async () => {
    let works = false
    const { runtime, seen, wrapper } = setUp(() =>
      works
        ? { body: { data: { id: 1 } } }
        : { status: 409, body: { error: { code: 409, message: 'Busy' } } },
    )
    const { result } = renderHook(() => useSave(things.save), { wrapper })
    await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
    await act(() => expect(result.current.run({ body: { name: 'x' } })).rejects.toMatchObject({ code: 409 }))
    expect(result.current.errors).toHaveLength(1)
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toEqual([
      'An error occurred while saving things . Reason: Busy',
    ])
    works = true
    act(() => result.current.retry())
    await waitFor(() => expect(result.current).toMatchObject({ errors: [], saving: false }))
    expect(seen.map(({ body }) => body)).toEqual([{ name: 'x' }, { name: 'x' }])
  })
})

it('R14 a save that finds the session over says nothing: the sign-in page does', async () => {
  const { runtime, wrapper } = setUp(() => ({ status: 401 }))
  const { result } = renderHook(() => useSave(things.save), { wrapper })
  await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
  const show = vi.spyOn(runtime.snackbars, 'show')
  await act(() => expect(result.current.run({})).rejects.toMatchObject({ code: 401 }))
  expect([show.mock.calls, result.current.errors, runtime.session.get().ended]).toEqual([[], [], true])
})

describe('other hooks', () => {
  it('useQueryState keeps a prefix apart from the rest of the address', () => {
    const place = placeOf('import-logs', { districtId: '7' }, { query: { il: { page: '2' }, host: 'x' } })
    const navigation = memoryNavigation(place)
    const { wrapper } = setUp(() => ({}), { navigation })
    const { result } = renderHook(() => useQueryState('il'), { wrapper })
    expect(result.current[0]).toEqual({ page: '2' })
    act(() => result.current[1]({ page: '3' }))
    expect(result.current[0]).toEqual({ page: '3' })
    expect(navigation.current()?.query).toEqual({ il: { page: '3' }, host: 'x' })
  })

  it('useQueryState remembers where the host shows no address', () => {
    const navigation = hostNavigation({ href: () => undefined, go: () => {} })
    const { wrapper } = setUp(() => ({}), { navigation })
    const { result } = renderHook(() => useQueryState(), { wrapper })
    act(() => result.current[1]({ page: '3' }))
    expect(result.current[0]).toEqual({ page: '3' })
  })

  it('useMessages puts the host’s sentences in place of ours', () => {
    const { wrapper } = setUp(() => ({}), { messages: { 'import-logs': { empty: 'Rien', unknown: 'x' } } })
    const own = { empty: 'Nothing yet', count: (n: number) => `${n} rows`, more: { title: 'More' } }
    const { result } = renderHook(() => useMessages('import-logs', own), { wrapper })
    expect(result.current).toEqual({ ...own, empty: 'Rien' })
  })

  it('useSnackbarStack shows four and counts the rest', () => {
    const { runtime, wrapper } = setUp(() => ({}))
    const { result } = renderHook(() => useSnackbarStack(), { wrapper })
    act(() => {
      for (let n = 1; n <= 6; n += 1) runtime.snackbars.show({ message: `${n}` })
    })
    expect(result.current.shown.map(({ message }) => message)).toEqual(['6', '5', '4', '3'])
    expect(result.current.collapsed).toBe(2)
  })

  it('say what is missing where no provider stands around them', () => {
    expect(() => renderHook(() => useDistrict())).toThrow('Put <ConsoleProvider> around this')
  })
})
