import { render, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { describe, expect, it } from 'vitest'
import { answerDistricts } from '../api/testing/fake-console.ts'
import { fakeHttp, ORIGIN } from '../api/testing/fake-http.ts'
import { sampleUser } from '../api/testing/sample-user.ts'
import { useList } from '../api/use-list.ts'
import { sitesResource } from '../resources/index.ts'
import type { ConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { createConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { memoryStorage } from '../runtime/storage.ts'
import { ConsoleProvider, type ConsoleProviderProps } from './console-provider.tsx'
import { useDistrict } from './use-district.ts'
import { useRuntime } from './use-runtime.ts'

it('R23 sends preferences that still wait when the page goes away, as long as the console is on it', async () => {
  const written: object[] = []
  const runtime = createConsoleRuntime({
    session: sampleUser(),
    storage: memoryStorage(),
    preferences: {
      load: () => Promise.resolve({ columnStates: null, pageSizes: null }),
      saveColumnStates: () => Promise.resolve(),
      savePageSizes: (changed) => Promise.resolve(written.push(changed)),
    },
  })
  const { unmount } = render(<ConsoleProvider runtime={runtime} />)
  await expect.poll(() => runtime.preferences.get().ready).toBe(true)
  runtime.preferences.setPageSize('import-logs', 100)
  window.dispatchEvent(new Event('pagehide'))
  expect(written).toEqual([{ 'import-logs': 100 }])
  unmount()
})

let runtime: ConsoleRuntime | undefined
const Sites = () => {
  runtime = useRuntime()
  const { selected } = useDistrict()
  useList(sitesResource.list, {}, { enabled: selected !== null })
  return <p>{selected?.districtName}</p>
}

const Asking = ({ lea }: { lea: string }) => {
  const { api } = useRuntime()
  useEffect(() => {
    void api.call(sitesResource.list, { lea })
  }, [api, lea])
  return null
}

describe("a host's functions", () => {
  const seen: { path: string; lea: string | null; token: string | null }[] = []
  const answers = answerDistricts(1, 2)
  const http = fakeHttp((request) => {
    const { path, query, headers } = request
    seen.push({ path, lea: query.get('lea'), token: headers.get('authorization') })
    if (path === '/api/user-info') return { body: { data: sampleUser() } }
    return answers[path]?.(request) ?? { body: { data: [] } }
  })
  const host = (options: ConsoleProviderProps) => (
    <ConsoleProvider http={http} baseUrl={ORIGIN} storage={memoryStorage()} {...options}>
      {options.children ?? <Sites />}
    </ConsoleProvider>
  )
  const tokensOf = (end: string) => seen.filter(({ path }) => path.endsWith(end)).map(({ token }) => token)

  it('[S7] are those of the latest render: the next call carries its token, and messages and questions reach it', async () => {
    const told: string[] = []
    const hostOf = (name: string) =>
      host({
        districtId: '1',
        getToken: () => name,
        onSnackbar: ({ message }) => told.push(`${name}: ${message}`),
        confirm: () => told.push(`${name} asked`) > 0,
        clock: () => new Date(name === 'first' ? 0 : 1000),
      })
    const { rerender } = render(hostOf('first'))
    await waitFor(() => expect(tokensOf('/sites')).toEqual(['Bearer first']))
    rerender(hostOf('second'))
    await runtime?.api.call(sitesResource.list, { lea: '0100' })
    expect(tokensOf('/sites')).toEqual(['Bearer first', 'Bearer second'])
    runtime?.snackbars.show({ message: 'Saved' })
    runtime?.leaveGuard.register()
    await runtime?.leaveGuard.ask()
    expect(told).toEqual(['second: Saved', 'second asked'])
    expect(runtime?.clock().getTime()).toBe(1000)
  })

  it('[S7] what an effect of the same render calls carries the token of that render', async () => {
    seen.length = 0
    const hostOf = (lea: string) => host({ getToken: () => lea, children: <Asking lea={lea} /> })
    const { rerender } = render(hostOf('0100'))
    rerender(hostOf('0200'))
    await waitFor(() => expect(tokensOf('/sites')).toEqual(['Bearer 0100', 'Bearer 0200']))
  })

  it('R9 a district whose id is a number is the same district', async () => {
    // As from JavaScript, where nobody checks.
    const districtId = JSON.parse('2')
    const { findByText } = render(host({ districtId, getToken: () => 'x' }))
    expect(await findByText(/./)).toBeVisible()
    expect(runtime?.districts.get()).toMatchObject({ status: 'selected', id: '2' })
  })
})
