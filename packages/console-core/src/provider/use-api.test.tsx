import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createApi } from '../api/create-api.ts'
import { fakeHttp, ORIGIN } from '../api/testing/fake-http.ts'
import { exportsResource } from '../resources/index.ts'
import { createConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { memoryStorage } from '../runtime/storage.ts'
import { ConsoleProvider } from './console-provider.tsx'
import { useApi } from './use-runtime.ts'

const http = fakeHttp(({ query }) =>
  query.get('lea') === '0042' ? { body: { data: [{ id: 1 }] } } : { status: 502 },
)
const wrapper = ({ children }: { children: ReactNode }) => {
  const runtime = createConsoleRuntime({ baseUrl: ORIGIN, http, session: null, storage: memoryStorage() })
  return <ConsoleProvider runtime={runtime}>{children}</ConsoleProvider>
}

it.each([
  ['of the provider around', () => renderHook(useApi, { wrapper }).result.current],
  ['of a host outside of React', () => createApi({ baseUrl: ORIGIN, http })],
])('the calls %s are made one at a time, and refuse with an ApiFailure', async (_, apiOf) => {
  const api = apiOf()
  expect((await api.run(exportsResource.list, { lea: '0042' })).data).toMatchObject([{ id: 1 }])
  await expect(api.run(exportsResource.list, { lea: '0043' })).rejects.toMatchObject({
    name: 'ApiFailure',
    code: 502,
  })
})
