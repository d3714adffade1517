import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Reply } from './testing/fake-http.ts'
import { things, thingsConsole } from './testing/things-console.tsx'
import { useItem, useList } from './use-list.ts'

describe('useList', () => {
  it('asks on behalf of the district, and only once there is one (R18, R19)', async () => {
    const { seen, wrapper } = thingsConsole(() => ({
      body: { data: [{ id: 1 }], extensions: { totalCount: 9 } },
    }))
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
    const { runtime, wrapper } = thingsConsole(() => (works ? { body: { data: [] } } : { status: 500 }))
    const { result } = renderHook(() => [useList(things.list), useList(things.list)] as const, { wrapper })
    await waitFor(() => expect(result.current[0].errors).toHaveLength(1))
    const message = 'The server had a problem (500). Try again in a moment.'
    expect(result.current[1].errors[0]).toMatchObject({ code: 500, message })
    expect(result.current[0].loading).toBe(false)
    expect(runtime.snackbars.get().recent).toHaveLength(1)
    works = true
    act(() => result.current[0].retry())
    await waitFor(() => expect(result.current[0]).toMatchObject({ data: [], errors: [] }))
  })

  it('R21 leaves a record that is not there to the page that says so, and nothing else', async () => {
    const { runtime, wrapper } = thingsConsole(({ query }) => ({ status: Number(query.get('search')) }))
    const { result } = renderHook(
      () =>
        ['404', '500'].map(
          (search) => useList(things.list, { search }, { silent: 'notFound' }).errors[0]?.code,
        ),
      { wrapper },
    )
    await waitFor(() => expect(result.current).toEqual([404, 500]))
    expect(runtime.snackbars.get().recent.map(({ subtext }) => subtext)).toEqual([
      expect.stringContaining('a problem (500)'),
    ])
  })

  it('asks again by itself when the connection comes back, and not about what the server refused', async () => {
    let answer: Reply | undefined
    const { seen, wrapper } = thingsConsole(() => answer ?? Promise.reject(new TypeError('fetch failed')))
    const { result } = renderHook(() => useList(things.list), { wrapper })
    await waitFor(() => expect(result.current.errors).toMatchObject([{ status: null }]))
    answer = { status: 500 }
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(result.current.errors).toMatchObject([{ status: 500 }]))
    const before = seen.length
    act(() => void window.dispatchEvent(new Event('online')))
    answer = { body: { data: [{ id: 1 }] } }
    expect(seen.length).toBe(before)
    act(() => result.current.retry())
    await waitFor(() => expect(result.current.data).toEqual([{ id: 1 }]))
  })

  it('asks while it is drawn, once for all that show the same', async () => {
    const { runtime, seen, wrapper } = thingsConsole(() => ({ body: { data: [{ id: 1 }] } }))
    const { rerender } = renderHook(() => useList(things.list, { limit: 1 }), { wrapper })
    await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
    const drawn: number[] = []
    const { result } = renderHook(
      () => {
        const list = [useList(things.list, { limit: 2 }), useList(things.list, { limit: 2 })] as const
        drawn.push(runtime.api.queryClient.isFetching())
        return list
      },
      { wrapper },
    )
    expect(drawn[0]).toBeGreaterThan(0)
    await waitFor(() => expect(result.current[1].data).toEqual([{ id: 1 }]))
    rerender()
    expect(seen.filter(({ query }) => query.get('limit') === '2')).toHaveLength(1)
  })

  it('does not ask before it may', async () => {
    const { runtime, seen, wrapper } = thingsConsole(() => ({}))
    const { result } = renderHook(() => useList(things.list, {}, { enabled: false }), { wrapper })
    await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
    expect([seen.length, result.current.loading]).toEqual([0, false])
  })

  it('polls as often as told', async () => {
    const { seen, wrapper } = thingsConsole(() => ({ body: { data: [] } }))
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
    const { seen, wrapper } = thingsConsole(() => ({ body: { data: [] } }))
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
    const { wrapper } = thingsConsole(({ query }) =>
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
  const { runtime, wrapper } = thingsConsole(({ query }) =>
    query.get('lea') === '0700' ? { body: { data: [{ id: 1 }] } } : new Promise(() => {}),
  )
  const { result } = renderHook(() => useList(things.list), { wrapper })
  await waitFor(() => expect(result.current.data).toEqual([{ id: 1 }]))
  await act(() => runtime.districts.follow('8'))
  expect(runtime.districts.get().selected?.lea).toBe('0800')
  expect(result.current).toMatchObject({ data: undefined, loading: true })
})

describe('useItem', () => {
  it('R17 fills the path, and has failed where the answer holds nothing', async () => {
    const { seen, wrapper } = thingsConsole(({ path }) => ({
      body: { data: path.endsWith('/1') ? { id: 1 } : null },
    }))
    const { result } = renderHook(() => [1, 2].map((id) => useItem(things.one, { params: { id } })), {
      wrapper,
    })
    await waitFor(() => expect(result.current.every(({ fetching }) => !fetching)).toBe(true))
    expect(result.current.map(({ data }) => data)).toEqual([{ id: 1 }, undefined])
    expect(result.current.map(({ errors }) => errors.length)).toEqual([0, 1])
    expect(seen.map(({ path }) => path)).toEqual(['/api/things/1', '/api/things/2'])
  })
})
