import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { useRefresh } from '../api/refresh-after.ts'
import { thingsConsole } from '../api/testing/things-console.tsx'
import { useList } from '../api/use-list.ts'
import { useSave } from '../api/use-save.ts'
import { list, patch, resource } from '../resources/operation.ts'
import { memoryStorage } from '../runtime/storage.ts'
import { ClientScope, useClientId } from './client-scope.tsx'
import { useDraft } from './use-draft.ts'

const spec = { key: 'id', sortable: [], filterable: [], searchable: [], defaultSort: {} } as const
const parts = resource(
  'parts',
  { records: 'parts' },
  {
    list: list<{ id: number }>('/things', spec, { clientHeader: true }),
    change: patch<{ name: string }, { id: number }>('/things/{id}', { clientHeader: true, confirms: false }),
  },
)
const HEADER = 'x-ied-client-id'
const consoleOf = () => thingsConsole(({ method }) => ({ body: { data: method === 'GET' ? [] : { id: 5 } } }))
const inScope =
  (Around: (props: { children: ReactNode }) => ReactNode, clientId: number) =>
  ({ children }: { children: ReactNode }) => (
    <Around>
      <ClientScope clientId={clientId}>{children}</ClientScope>
    </Around>
  )

it('R19 reads, changes and refreshing below it are about its client, whatever district is selected', async () => {
  const { runtime, seen, wrapper } = consoleOf()
  const { result } = renderHook(
    () => ({
      clientId: useClientId(),
      rows: useList(parts.list),
      save: useSave(parts.change, { confirm: () => 'Saved' }),
      refresh: useRefresh('parts'),
    }),
    { wrapper: inScope(wrapper, 31) },
  )
  await waitFor(() => expect(result.current.rows.data).toEqual([]))
  expect(result.current.clientId).toBe(31)
  await act(() => result.current.save.run({ params: { id: 5 }, body: { name: 'x' } }))
  await waitFor(() => expect(seen.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET']))
  act(() => result.current.refresh())
  await waitFor(() => expect(seen).toHaveLength(4))
  expect(seen.map(({ headers }) => headers.get(HEADER))).toEqual(['31', '31', '31', '31'])
  expect(runtime.snackbars.get().recent).toMatchObject([{ message: 'Saved' }])
})

it('R14 what is typed for one client is no draft of another', async () => {
  const { runtime, wrapper } = thingsConsole(() => ({ body: { data: [] } }), {
    draftStorage: memoryStorage(),
  })
  const draftOf = async (clientId: number) => {
    const { result } = renderHook(() => useDraft('parts', 'new'), { wrapper: inScope(wrapper, clientId) })
    await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
    return result.current
  }
  const mine = await draftOf(31)
  mine.keep({ values: { name: 'x' }, base: { name: '' } })
  expect((await draftOf(31)).read()).toMatchObject({ values: { name: 'x' } })
  expect((await draftOf(32)).read()).toBeNull()
})
