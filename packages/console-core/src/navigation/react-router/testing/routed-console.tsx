import { act, render, screen, waitFor } from '@testing-library/react'
import { Component, type ReactElement, type ReactNode, useEffect } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { expect } from 'vitest'
import { fakeHttp, ORIGIN } from '../../../api/testing/fake-http.ts'
import { sampleDistrict, sampleListItem } from '../../../api/testing/sample-district.ts'
import { sampleUser } from '../../../api/testing/sample-user.ts'
import { ConsoleProvider } from '../../../provider/console-provider.tsx'
import type { ScreenId } from '../../../routes/route-table.ts'
import type { ConsoleEvent } from '../../../runtime/console-event.ts'
import type { ConsoleOptions } from '../../../runtime/console-options.ts'
import { createConsoleRuntime } from '../../../runtime/create-console-runtime.ts'
import { memoryStorage } from '../../../runtime/storage.ts'
import { ConsoleRouter } from '../console-router.tsx'
import { createConsoleRouter } from '../create-console-router.ts'

export const IMPORT_LOGS = ['ROLE_IMPORT_LOG_VIEW']

type ScreenProps = { id: ScreenId; mounts: string[] }

const Screen = ({ id, mounts }: ScreenProps): ReactElement => {
  useEffect(() => {
    mounts.push(id)
  }, [id, mounts])
  return <h1>{id}</h1>
}

const Layout = ({ children }: { children?: ReactNode }): ReactElement => (
  <main>
    <Boundary>{children}</Boundary>
  </main>
)

/** Shows an error until there is something else to draw. */
class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidUpdate(before: { children: ReactNode }): void {
    if (this.state.error !== undefined && before.children !== this.props.children)
      this.setState({ error: undefined })
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : String(this.state.error)
  }
}

/**
 * A console behind the router, over a server that knows who is signed in and two districts.
 * @param entries addresses of the history, the last one open
 * @param roles the user's roles; null when signed out
 */
export const routedConsole = (
  entries: string[],
  roles: readonly string[] | null,
  options: ConsoleOptions = {},
) => {
  const server = { roles, expired: false, signsInWith: IMPORT_LOGS }
  const titles: string[] = []
  const events: ConsoleEvent[] = []
  const runtime = createConsoleRuntime({
    baseUrl: ORIGIN,
    storage: memoryStorage(),
    documentTitle: (title) => titles.push(title),
    onEvent: (event) => events.push(event),
    http: fakeHttp(({ path, query }) => {
      if (path === '/api/user-info') {
        return server.roles ? { body: { data: sampleUser(server.roles) } } : { status: 401 }
      }
      if (path === '/api/login') {
        server.roles = server.signsInWith
        return {}
      }
      if (path === '/api/districts') return { body: { data: [1, 2].map(sampleListItem) } }
      if (path === '/api/district')
        return { body: { data: [sampleDistrict(Number(query.get('filter[id]')))] } }
      return server.expired ? { status: 401 } : { body: { data: null } }
    }),
    ...options,
  })
  const mounts: string[] = []
  const preloaded: ScreenId[] = []
  const router = createConsoleRouter({
    runtime,
    preload: (id) => preloaded.push(id),
    create: (routes, { basename }) =>
      createMemoryRouter(routes, { initialEntries: entries, ...(basename !== undefined && { basename }) }),
  })
  render(
    <ConsoleProvider runtime={runtime}>
      <ConsoleRouter
        router={router}
        Layout={Layout}
        renderScreen={(id) => <Screen id={id} mounts={mounts} />}
      />
    </ConsoleProvider>,
  )
  const address = () => `${router.state.location.pathname}${router.state.location.search}`
  const shows = async (id: ScreenId, at: string) => {
    expect(await screen.findByText(id)).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe(at))
  }
  const go = (to: string | number) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)))
  const unsaved = () => runtime.leaveGuard.register()
  const messages = () => runtime.snackbars.get().recent
  return { unsaved, runtime, router, server, titles, events, mounts, preloaded, address, shows, go, messages }
}
