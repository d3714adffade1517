import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { ListRead } from '../../api/list-read.ts'
import { answerDistricts, openFakeConsole } from '../../api/testing/fake-console.ts'
import type { Reply } from '../../api/testing/fake-http.ts'
import { sampleUser } from '../../api/testing/sample-user.ts'
import { useList } from '../../api/use-list.ts'
import { ConsoleProvider } from '../../provider/console-provider.tsx'
import { importLogsResource } from '../../resources/index.ts'
import { createConsoleRouter } from './create-console-router.ts'
import { whenPlaced } from './when-placed.ts'

const query = { limit: 25 }
const LIST = 'GET /api/district/import-log-headers'

const opened = (answer: () => Reply | Promise<Reply>, roles = ['ROLE_IMPORT_LOG_VIEW']) => {
  const { runtime, seen } = openFakeConsole({
    ...answerDistricts(1, 2),
    '/api/user-info': () => ({ body: { data: sampleUser(roles) } }),
    '/api/district/import-log-headers': answer,
  })
  const router = createConsoleRouter({
    runtime,
    create: (routes) => createMemoryRouter(routes, { initialEntries: ['/1/import-logs'] }),
  })
  const reads = (id: string): ListRead[] =>
    id === 'import-logs' ? [{ operation: importLogsResource.headers, query }] : []
  const placed = whenPlaced(router, runtime, { preload: async () => {}, reads })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ConsoleProvider runtime={runtime} districtId="1">
      {children}
    </ConsoleProvider>
  )
  const show = () => renderHook(() => useList(importLogsResource.headers, query), { wrapper })
  return { placed, show, lists: () => seen.filter((call) => call === LIST).length }
}

it('the first list is there before anything is drawn, and is not asked for again', async () => {
  const { placed, show, lists } = opened(() => ({ body: { data: [{ batchId: 7 }] } }))
  await placed
  expect(lists()).toBe(1)
  const { result, rerender } = show()
  expect(result.current.data).toMatchObject([{ batchId: 7 }])
  rerender()
  await waitFor(() => expect(result.current.fetching).toBe(false))
  expect(lists()).toBe(1)
})

it('a failure is said once, and asked for again only by a press', async () => {
  const { placed, show, lists } = opened(() => ({ status: 500 }))
  await placed
  const { result } = show()
  await waitFor(() => expect(result.current.errors).toHaveLength(1))
  expect(lists()).toBe(1)
})

it('does not wait for a list that takes long', async () => {
  const { placed, lists } = opened(() => new Promise(() => {}))
  await placed
  expect(lists()).toBe(1)
})

it('[S6] asks for nothing that the guards do not admit', async () => {
  const { placed, lists } = opened(() => ({ body: { data: [] } }), [])
  await placed
  expect(lists()).toBe(0)
})
