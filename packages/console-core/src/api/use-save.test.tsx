import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { post, resource } from '../resources/operation.ts'
import { ApiFailure } from './api-failure.ts'
import { things, thingsConsole } from './testing/things-console.tsx'
import { useList } from './use-list.ts'
import { useSave } from './use-save.ts'

const places = resource(
  'places',
  { records: 'places', type: 'Place', identify: ({ codes }: { codes: string[] }) => codes.join() },
  { save: post<{ name: string }, { codes: string[] }>('/things', { lea: true }) },
)

describe('useSave', () => {
  it('sends, confirms, and asks again for what it changed', async () => {
    const { runtime, seen, wrapper } = thingsConsole(({ method }) => ({
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
    const { runtime, wrapper } = thingsConsole(() => ({ body: { data: { id: 5 } } }))
    const { result } = renderHook(() => useSave(things[name], { confirm: true }), { wrapper })
    await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
    await act(() => result.current.run({ params: { id: 5 }, body: { name: 'x' } }))
    expect(runtime.snackbars.get().recent).toMatchObject([{ title: 'Success', message, color: 'success' }])
  })

  it('R34 a test that fails is no message: its screen has the step and the reason', async () => {
    const fault = { code: 'C001', message: 'No address', step: 'addressForm' }
    const { runtime, wrapper } = thingsConsole(() => ({ body: { errors: [fault] } }))
    const { result } = renderHook(() => useSave(things.test), { wrapper })
    await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
    await act(() => expect(result.current.run({ body: {} })).rejects.toThrow('No address'))
    expect(result.current.errors).toMatchObject([{ message: 'No address', step: 'addressForm' }])
    expect(runtime.snackbars.get().recent).toEqual([])
  })

  it('[S7] a change that came too late has its collection read again, for the next try', async () => {
    const { seen, wrapper } = thingsConsole(({ method }) =>
      method === 'PATCH'
        ? { status: 409, body: { error: { code: 409, message: 'Changed meanwhile' } } }
        : { body: { data: [] } },
    )
    const { result } = renderHook(() => ({ rows: useList(things.list), save: useSave(things.change) }), {
      wrapper,
    })
    await waitFor(() => expect(result.current.rows.data).toEqual([]))
    const record = { id: 5, updatedAt: '2026-09-14T12:14:00Z' }
    await act(() =>
      expect(result.current.save.run({ params: { id: 5 }, body: { name: 'x' }, record })).rejects.toThrow(
        'Changed meanwhile',
      ),
    )
    await waitFor(() => expect(seen.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET']))
    expect(seen[1]).toMatchObject({ body: { name: 'x', updatedAt: record.updatedAt } })
  })

  it.each([
    ['an empty body', { status: 200, body: '' }],
    ['204', new Response(null, { status: 204 })],
    ['null', { body: { data: null } }],
    ['an object without fields', { body: {} }],
    ['a page of HTML', { body: '<!doctype html><title>Welcome</title>' }],
  ])(
    'R17 a save answered with %s says that nobody could read it, and shows what is there now',
    async (_, reply) => {
      const { runtime, seen, wrapper } = thingsConsole(({ method }) =>
        method === 'GET' ? { body: { data: [] } } : reply,
      )
      const { result } = renderHook(
        () => ({ rows: useList(things.list), save: useSave(things.save, { confirm: true }) }),
        { wrapper },
      )
      await waitFor(() => expect(result.current.rows.data).toEqual([]))
      await act(() =>
        expect(result.current.save.run({ body: { name: 'x' } })).rejects.toBeInstanceOf(ApiFailure),
      )
      expect(result.current.save.errors).toMatchObject([{ message: "The response couldn't be read" }])
      expect(runtime.snackbars.get().recent).toMatchObject([
        { message: "An error occurred while saving things . Reason: The response couldn't be read" },
      ])
      await waitFor(() => expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']))
    },
  )

  it('R17 R21 confirms what it can of an answer that does not name the item', async () => {
    const { runtime, wrapper } = thingsConsole(() => ({ body: { data: { name: 'x' } } }))
    const { result } = renderHook(() => useSave(places.save, { confirm: true }), { wrapper })
    await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
    await act(() => result.current.run({ body: { name: 'x' } }))
    expect(runtime.snackbars.get().recent).toMatchObject([{ message: 'Place created', color: 'success' }])
  })

  it('R21 does not let a call confirm what its collection has no words for', () => {
    const { wrapper } = thingsConsole(() => ({}))
    expect(() => renderHook(() => useSave(things.add, { confirm: true }), { wrapper })).toThrow('things.add')
  })

  it('[S8] shows what was left as it was in one message, keeps it, and counts as done', async () => {
    const errors = [
      { code: 409, message: 'In use', id: 7 },
      { code: 404, message: 'Unknown product', id: 8 },
    ]
    let left = errors
    const { runtime, wrapper } = thingsConsole(() => ({ body: { data: [{ id: 6 }], errors: left } }))
    const { result } = renderHook(() => useSave(things.add, { confirm: () => 'All added' }), { wrapper })
    await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
    await act(async () => expect(await result.current.run({ body: { ids: [6, 7, 8] } })).toEqual([{ id: 6 }]))
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

  it('[S8] hands over what was left, for several calls that are reported as one', async () => {
    const errors = [{ code: 409, message: 'In use', id: 7 }]
    const taken = vi.fn()
    const { runtime, wrapper } = thingsConsole(() => ({ body: { data: [{ id: 6 }], errors } }))
    const { result } = renderHook(() => useSave(things.add, { onItemErrors: taken }), { wrapper })
    await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
    await act(() => result.current.run({ body: { ids: [6, 7] } }))
    expect(taken).toHaveBeenCalledExactlyOnceWith(errors)
    expect(result.current.itemErrors).toEqual(errors)
    expect(runtime.snackbars.get().recent).toEqual([])
  })

  it('rejects after telling the user once, and runs the same again', async () => {
    let works = false
    const { runtime, seen, wrapper } = thingsConsole(() =>
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
  const { runtime, wrapper } = thingsConsole(() => ({ status: 401 }))
  const { result } = renderHook(() => useSave(things.save), { wrapper })
  await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
  const show = vi.spyOn(runtime.snackbars, 'show')
  await act(() => expect(result.current.run({})).rejects.toMatchObject({ code: 401 }))
  expect([show.mock.calls, result.current.errors, runtime.session.get().ended]).toEqual([[], [], true])
})
