import { createTestConsole } from '@edconsole/console-core/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useKeptTexts } from './use-kept-texts.ts'

test('R14 what is typed is there again after a reload, until it is saved or others have changed it', async () => {
  const { runtime, wrapper } = createTestConsole()
  const opened = async (address: string) => {
    const stored = { name: '', address }
    const { result } = renderHook(() => useKeptTexts('webhook', '7', stored), { wrapper })
    await waitFor(() => expect(runtime.districts.get().status).toBe('selected'))
    return result
  }
  // A draft belongs to a user and a district, which have to be known first.
  await opened('https://a.example.org')
  const first = await opened('https://a.example.org')
  act(() => first.current.type({ name: 'Night', address: 'https://b.example.org' }))
  expect(first.current.texts).toEqual({ name: 'Night', address: 'https://b.example.org' })
  expect((await opened('https://a.example.org')).current.texts).toEqual(first.current.texts)
  expect((await opened('https://c.example.org')).current.texts).toEqual({
    name: 'Night',
    address: 'https://c.example.org',
  })
  first.current.forget()
  expect((await opened('https://a.example.org')).current.texts.name).toBe('')
})
