import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { ConsoleProvider } from '../provider/console-provider.tsx'
import { answerDistricts, openFakeConsole } from './testing/fake-console.ts'
import type { Reply } from './testing/fake-http.ts'
import { useConfiguration } from './use-configuration.ts'

const KEY = 'console.banner.message'

const read = async (reply: Reply) => {
  const console = openFakeConsole({ ...answerDistricts(1), [`/api/configuration/${KEY}`]: () => reply })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ConsoleProvider runtime={console.runtime}>{children}</ConsoleProvider>
  )
  const { result } = renderHook(() => useConfiguration(KEY), { wrapper })
  await waitFor(() => expect(console.seen).toContain(`GET /api/configuration/${KEY}`))
  await waitFor(() => expect(console.runtime.api.queryClient.isFetching()).toBe(0))
  return { value: result.current, messages: console.messages() }
}

it.each<[string, Reply, string | undefined]>([
  [
    'the last item',
    {
      body: {
        data: [
          { key: KEY, value: 'old' },
          { key: KEY, value: ' new ' },
        ],
      },
    },
    'new',
  ],
  ['nothing of an empty list', { body: { data: [] } }, undefined],
  ['nothing of an empty text', { body: { data: [{ key: KEY, value: ' ' }] } }, undefined],
  ['nothing of an odd answer', { body: { data: [{ key: KEY, value: 7 }] } }, undefined],
  ['nothing of no list', { body: { data: 'hello' } }, undefined],
  ['nothing, and without a word, when it fails', { status: 500 }, undefined],
])('[S7] R20 a configuration is %s', async (_, reply, expected) => {
  expect(await read(reply)).toEqual({ value: expected, messages: [] })
})
