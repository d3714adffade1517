import { act, render, screen } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { expect, it } from 'vitest'
import { fakeHttp } from '../../api/testing/fake-http.ts'
import { sampleListItem } from '../../api/testing/sample-district.ts'
import { sampleUser } from '../../api/testing/sample-user.ts'
import { ConsoleProvider } from '../../provider/console-provider.tsx'
import { createConsoleRuntime } from '../../runtime/create-console-runtime.ts'
import { memoryStorage } from '../../runtime/storage.ts'
import { ConsoleRouter } from './console-router.tsx'
import { createConsoleRouter } from './create-console-router.ts'

const Layout = ({ children }: { children?: ReactNode }): ReactElement => <main>{children}</main>

it('[S4] a denied route leaves no entry in the history of a real browser', async () => {
  const origin = `${location.pathname}${location.search}`
  history.replaceState(null, '', '/')
  const runtime = createConsoleRuntime({
    session: sampleUser(['ROLE_IMPORT_LOG_VIEW']),
    storage: memoryStorage(),
    http: fakeHttp(({ path }) => ({
      body: { data: path === '/api/districts' ? [1, 2].map(sampleListItem) : [] },
    })),
  })
  const router = createConsoleRouter({ runtime })
  render(
    <ConsoleProvider runtime={runtime}>
      <ConsoleRouter router={router} Layout={Layout} renderScreen={(id) => <h1>{id}</h1>} />
    </ConsoleProvider>,
  )
  try {
    await screen.findByText('dashboard')
    await act(() => router.navigate('/1/import-logs?page=2'))
    await screen.findByText('import-logs')
    const entries = history.length

    await act(() => router.navigate('/1/export-logs'))
    await expect.poll(() => runtime.snackbars.get().recent).toHaveLength(1)
    await expect.poll(() => router.state.navigation.state).toBe('idle')
    expect(history.length).toBe(entries)
    expect(`${location.pathname}${location.search}`).toBe('/1/import-logs?page=2')

    await act(() => router.navigate(-1))
    await screen.findByText('dashboard')
    expect(location.pathname).toBe('/')
  } finally {
    router.dispose()
    history.replaceState(null, '', origin)
  }
})
