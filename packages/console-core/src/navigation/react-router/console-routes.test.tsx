import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Outlet,
  RouterProvider,
  useBlocker,
  useLocation,
} from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerDistricts, openFakeConsole } from '../../api/testing/fake-console.ts'
import { sampleUser } from '../../api/testing/sample-user.ts'
import { useNavigator } from '../../provider/use-navigation.ts'
import { useUnsavedChanges } from '../../provider/use-unsaved-changes.ts'
import { type Place, placeOf } from '../../routes/place.ts'
import type { ScreenId } from '../../routes/route-table.ts'
import type { ConsoleOptions } from '../../runtime/console-options.ts'
import { consoleRoutes } from './console-routes.tsx'
import { IMPORT_LOGS } from './testing/routed-console.tsx'

const IMPORTS = placeOf('import-logs', { districtId: '1' })
const BATCH = placeOf('import-log-results', { districtId: '1', batchId: '9' })

beforeEach(() => window.history.replaceState(null, '', '/'))
// Routers of earlier tests would follow the address, too.
const routers: { dispose(): void }[] = []
afterEach(() => {
  for (const router of routers.splice(0)) router.dispose()
})

/** A screen with links of the console and something to leave unsaved. */
function Screen({ id }: { id: ScreenId }): ReactElement {
  const { href, go } = useNavigator()
  const [isDirty, setDirty] = useState(false)
  useUnsavedChanges(isDirty, ['Name'])
  const link = (text: string, to: Place) => (
    <a
      href={href(to)}
      onClick={(event) => {
        event.preventDefault()
        go(to)
      }}
    >
      {text}
    </a>
  )
  return (
    <>
      <h2>{id}</h2>
      {link('Batch 9', BATCH)}
      {link('Console', placeOf('dashboard'))}
      <button type="button" onClick={() => setDirty(!isDirty)}>
        {isDirty ? 'Save' : 'Type'}
      </button>
    </>
  )
}

function HostPage({ name, asks = false }: { name: string; asks?: boolean }): ReactElement {
  const blocker = useBlocker(asks)
  return (
    <>
      <h1>{name}</h1>
      {blocker.state === 'blocked' && <p>The host asks</p>}
    </>
  )
}

function Frame(): ReactElement {
  const { pathname, search } = useLocation()
  return (
    <>
      <nav>
        <Link to="/">News</Link>
        <Link to="/admin/1/import-logs?page=2">Imports</Link>
        <Link to="/admin/1/export-logs">Exports</Link>
        <Link to="/admin/help">Help</Link>
        <Link to="/poll">Poll</Link>
      </nav>
      <output>{`${pathname}${search}`}</output>
      <Outlet />
    </>
  )
}

const host = (address: string, options: ConsoleOptions = {}, roles: readonly string[] = IMPORT_LOGS) => {
  window.history.replaceState(null, '', address)
  const { runtime, events, messages } = openFakeConsole(
    { ...answerDistricts(1, 2), '/api/user-info': () => ({ body: { data: sampleUser(roles) } }) },
    options,
  )
  const screens = { preload: () => null, renderScreen: (id: ScreenId) => <Screen id={id} /> }
  const admin = consoleRoutes({ base: '/admin', runtime, screens })
  const router = admin.connect(
    createBrowserRouter([
      {
        element: <Frame />,
        children: [
          { path: '/', element: <HostPage name="School news" /> },
          { path: '/poll', element: <HostPage name="Poll" asks={true} /> },
          { path: '/admin/help', id: 'help', element: <HostPage name="Help" /> },
          ...admin.routes,
        ],
      },
    ]),
  )
  routers.push(router)
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  const click = (name: string, role = 'link') => user.click(screen.getByRole(role, { name }))
  const shows = async (heading: string, at: string) => {
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
    // What the host's own components see, and what the address bar says.
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(at))
    expect(`${window.location.pathname}${window.location.search}`).toBe(at)
  }
  const back = () => act(() => window.history.back())
  return { runtime, events, messages, click, shows, back }
}

it("links of the host and of the console lead to each other's pages, with one history", async () => {
  const { click, shows, back, events } = host('/')
  await shows('School news', '/')
  expect(events).toEqual([])
  await click('Imports')
  await shows('import-logs', '/admin/1/import-logs?page=2')
  expect(screen.queryByRole('heading', { name: 'School news' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Batch 9' })).toHaveAttribute(
    'href',
    '/admin/1/import-logs/results/9',
  )
  await click('Batch 9')
  await shows('import-log-results', '/admin/1/import-logs/results/9')
  await click('Console')
  await shows('dashboard', '/admin')
  await click('News')
  await shows('School news', '/')
  back()
  await shows('dashboard', '/admin')
  back()
  await shows('import-log-results', '/admin/1/import-logs/results/9')
  back()
  await shows('import-logs', '/admin/1/import-logs?page=2')
  expect(events.filter(({ type }) => type === 'place-shown')).toHaveLength(6)
})

it('an address below the base opens its screen in the frame of the host, and leaves the title alone', async () => {
  const title = document.title
  const { shows, runtime } = host('/admin/1/import-logs')
  await shows('import-logs', '/admin/1/import-logs')
  expect(screen.getByRole('link', { name: 'News' })).toBeVisible()
  expect(document.title).toBe(title)
  expect(runtime.navigation.get().current()).toEqual(IMPORTS)
})

it('sets the title where the host wants it', async () => {
  const { shows } = host('/admin/1/import-logs', { documentTitle: 'set' })
  await shows('import-logs', '/admin/1/import-logs')
  expect(document.title).toBe('Import Logs - Console')
})

it('a page of the host below the base is none of the console', async () => {
  const { shows, click, runtime } = host('/admin/1/import-logs')
  await shows('import-logs', '/admin/1/import-logs')
  await click('Help')
  await shows('Help', '/admin/help')
  expect(runtime.navigation.get().current()).toBeNull()
})

it('[S4] who is denied stays in the console, and comes to its dashboard from a page of the host', async () => {
  const { shows, click, events, messages } = host('/admin/1/import-logs')
  await shows('import-logs', '/admin/1/import-logs')
  await click('Exports')
  await waitFor(() => expect(messages()).toHaveLength(1))
  await shows('import-logs', '/admin/1/import-logs')
  await click('News')
  await shows('School news', '/')
  await click('Exports')
  await shows('dashboard', '/admin')
  expect(messages()).toEqual(['Access Denied. Requires the following role(s): ROLE_EXPORT_LOG_VIEW'])
  expect(events.filter(({ type }) => type === 'access-denied')).toHaveLength(2)
})

it('[S2] an unknown address below the base leads to the base, and the end of a session to its login', async () => {
  const { shows, messages, runtime } = host('/admin/nowhere/at/all')
  await shows('dashboard', '/admin')
  expect(messages()).toEqual(["That page doesn't exist."])
  await act(() => runtime.session.expire())
  await shows('login', '/admin/login')
})

it('[S2.1] unsaved changes are asked about before a link of the host, and no other time', async () => {
  const answers = [false, true]
  const confirm = vi.fn(() => answers.shift() ?? false)
  const { shows, click, back } = host('/', { confirm })
  await click('Imports')
  await shows('import-logs', '/admin/1/import-logs?page=2')
  await click('Type', 'button')
  await click('News')
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
  await shows('import-logs', '/admin/1/import-logs?page=2')
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()
  await click('News')
  await shows('School news', '/')
  back()
  await shows('import-logs', '/admin/1/import-logs?page=2')
  await click('Type', 'button')
  await click('Save', 'button')
  await click('News')
  await shows('School news', '/')
  expect(confirm).toHaveBeenCalledTimes(2)
})

it("leaves the host's own question about leaving its pages in charge of them", async () => {
  const warned = vi.spyOn(console, 'warn')
  const { shows, click } = host('/admin/1/import-logs')
  await shows('import-logs', '/admin/1/import-logs')
  await click('Poll')
  await shows('Poll', '/poll')
  await click('News')
  expect(await screen.findByText('The host asks')).toBeVisible()
  await shows('Poll', '/poll')
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})

it('stands below the basename of the router, and two consoles stand in one router', async () => {
  const screens = { preload: () => null, renderScreen: (id: ScreenId) => <Screen id={id} /> }
  const open = () => openFakeConsole({ '/api/user-info': () => ({ body: { data: sampleUser([]) } }) }).runtime
  const [one, two] = [open(), open()]
  const first = consoleRoutes({ base: '/one', runtime: one, screens })
  const second = consoleRoutes({ base: '/two', runtime: two, screens })
  const router = first.connect(
    second.connect(
      createMemoryRouter([...first.routes, ...second.routes], {
        basename: '/staff',
        initialEntries: ['/staff/one/nowhere'],
      }),
    ),
  )
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: 'dashboard' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/staff/one'))
  expect(one.navigation.get().href(IMPORTS)).toBe('/staff/one/1/import-logs')
  expect([one, two].map(({ navigation }) => navigation.get().current()?.id)).toEqual(['dashboard', undefined])
})

it.each(['admin', '/admin/', '', '/:school', '/a?b'])('refuses the base %j in words', (base) => {
  const { runtime } = openFakeConsole({})
  const screens = { preload: () => null, renderScreen: () => null }
  expect(() => consoleRoutes({ base, runtime, screens })).toThrow(/base is a path such as "\/admin"/)
})

it('says that the router was not connected', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { runtime } = openFakeConsole({})
  const { routes } = consoleRoutes({
    base: '/',
    runtime,
    screens: { preload: () => null, renderScreen: () => null },
  })
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  expect(
    await screen.findByText(/^The console at \/ has no router: pass the one with its routes to connect\(\)/),
  ).toBeVisible()
  logged.mockRestore()
})
