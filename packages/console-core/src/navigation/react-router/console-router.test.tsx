import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { fakeHttp, ORIGIN } from '../../api/testing/fake-http.ts'
import { sampleDistrict, sampleListItem } from '../../api/testing/sample-district.ts'
import { sampleUser } from '../../api/testing/sample-user.ts'
import { ConsoleProvider } from '../../provider/console-provider.tsx'
import { placeOf } from '../../routes/place.ts'
import type { ScreenId } from '../../routes/route-table.ts'
import type { ConsoleEvent } from '../../runtime/console-event.ts'
import type { ConsoleOptions } from '../../runtime/console-options.ts'
import { createConsoleRuntime } from '../../runtime/create-console-runtime.ts'
import { memoryStorage } from '../../runtime/storage.ts'
import { STORAGE_KEYS } from '../../runtime/storage-keys.ts'
import { createConsoleRouter } from './create-console-router.ts'

const IMPORT_LOGS = ['ROLE_IMPORT_LOG_VIEW']

type ScreenProps = { id: ScreenId; mounts: string[] }

const Screen = ({ id, mounts }: ScreenProps): ReactElement => {
  useEffect(() => {
    mounts.push(id)
  }, [id, mounts])
  return <h1>{id}</h1>
}

const Layout = ({ children }: { children?: ReactNode }): ReactElement => <main>{children}</main>

const setUp = (entries: string[], roles: readonly string[] | null, options: ConsoleOptions = {}) => {
  const server = { roles, expired: false }
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
        server.roles = IMPORT_LOGS
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
    Layout,
    renderScreen: (id) => <Screen id={id} mounts={mounts} />,
    preload: (id) => preloaded.push(id),
    create: (routes, { basename }) =>
      createMemoryRouter(routes, { initialEntries: entries, ...(basename !== undefined && { basename }) }),
  })
  const blocker = vi.spyOn(router, 'getBlocker')
  render(
    <ConsoleProvider runtime={runtime}>
      <RouterProvider router={router} />
    </ConsoleProvider>,
  )
  const address = () => `${router.state.location.pathname}${router.state.location.search}`
  const shows = async (id: ScreenId, at: string) => {
    expect(await screen.findByText(id)).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe(at))
  }
  const go = (to: string | number) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)))
  /** The router takes what may hold it up a moment after the first screen is there. */
  const unsaved = async () => {
    await waitFor(() => expect(blocker).toHaveBeenCalled())
    return runtime.leaveGuard.register()
  }
  const messages = () => runtime.snackbars.get().recent
  return { unsaved, runtime, router, server, titles, events, mounts, preloaded, address, shows, go, messages }
}

describe('[S4] R8 a denied route', () => {
  it('keeps the user where they were: same address, same screen, nothing loaded, no entry in the history', async () => {
    const app = setUp(['/', '/1/import-logs?page=3'], IMPORT_LOGS)
    await app.shows('import-logs', '/1/import-logs?page=3')
    await app.go('/1/export-logs')
    await app.shows('import-logs', '/1/import-logs?page=3')
    expect(app.messages()).toHaveLength(1)
    expect(app.messages()[0]).toMatchObject({
      title: 'Error',
      message: 'Access Denied. Requires the following role(s): ROLE_EXPORT_LOG_VIEW',
      color: 'warning',
    })
    expect(app.preloaded).not.toContain('export-logs')
    expect(app.mounts).toEqual(['import-logs'])
    expect(app.titles.at(-1)).toBe('Import Logs - Console')
    await app.go(-1)
    await app.shows('dashboard', '/')
  })

  it('on a first load opens the dashboard', async () => {
    const app = setUp(['/1/export-logs'], IMPORT_LOGS)
    await app.shows('dashboard', '/')
    expect(app.messages()).toHaveLength(1)
    expect(app.preloaded).toEqual(['dashboard'])
  })

  it('leads to its parent', async () => {
    const app = setUp(['/'], ['ROLE_SETUP_EXPORT_PRODUCT_VIEW'])
    await app.shows('dashboard', '/')
    await app.go('/1/export/add/3')
    await app.shows('export', '/1/export')
    expect(app.messages()).toHaveLength(1)
  })
})

describe('[S2.3] a visitor who is signed out', () => {
  it('R14 goes to login, and after signing in to where they wanted to go', async () => {
    const app = setUp(['/1/import-logs?page=2'], null)
    await app.shows('login', '/login?returnTo=%2F1%2Fimport-logs%3Fpage%3D2')
    expect(app.messages()).toEqual([])
    await act(() => app.runtime.session.signIn({ provider: 'illuminate', username: 'a', password: 'b' }))
    await app.shows('import-logs', '/1/import-logs?page=2')
    expect(app.runtime.districts.get().id).toBe('1')
    expect(app.preloaded).toEqual(['login', 'import-logs'])
  })

  it('[S2.1] logs out to a plain login', async () => {
    const app = setUp(['/1/import-logs'], IMPORT_LOGS)
    await app.shows('import-logs', '/1/import-logs')
    await act(() => app.runtime.session.signOut())
    await app.shows('login', '/login')
  })

  it('R14 whose session ended in mid-work goes to login once, past unsaved changes', async () => {
    const app = setUp(['/1/import-logs'], IMPORT_LOGS, { confirm: () => false })
    await app.shows('import-logs', '/1/import-logs')
    app.runtime.leaveGuard.register()
    app.server.expired = true
    app.server.roles = null
    await act(() => app.runtime.session.retry())
    await app.shows('login', '/login?returnTo=%2F1%2Fimport-logs')
    expect(app.runtime.session.get().ended).toBe(true)
    expect(app.messages()).toEqual([])
  })

  it('[S2.2] who is signed in after all goes from login to the dashboard', async () => {
    const app = setUp(['/login'], IMPORT_LOGS)
    await app.shows('dashboard', '/')
  })
})

describe('addresses', () => {
  it('[S2] an unknown one leads to / and says so', async () => {
    const app = setUp(['/nowhere/at/all'], IMPORT_LOGS)
    await app.shows('dashboard', '/')
    expect(app.messages()).toMatchObject([{ message: 'That page does not exist.', color: 'info' }])
  })

  it('R1 another spelling becomes the right one, with its query', async () => {
    const app = setUp(
      ['/1/sis-imports/templates?page=2'],
      ['ROLE_SETUP_DISTRICT_VIEW', 'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW'],
    )
    await app.shows('sis-import-templates', '/1/district/sis-imports/templates?page=2')
  })

  it('[S2.2] /client-communication goes to that of the district, with m=1', async () => {
    const app = setUp(
      ['/1/import-logs'],
      [...IMPORT_LOGS, 'ROLE_SETUP_SIS_IMPORTS_API_EDIT', 'ROLE_SETUP_DISTRICT_VIEW'],
    )
    await app.shows('import-logs', '/1/import-logs')
    await app.go('/client-communication')
    await app.shows('client-communication', '/1/client-communication?m=1')
  })

  it('R9 naming another district select it', async () => {
    const app = setUp(['/1/import-logs'], IMPORT_LOGS)
    await app.shows('import-logs', '/1/import-logs')
    await waitFor(() => expect(app.runtime.districts.get().selected?.id).toBe(1))
    await app.go('/2/import-logs')
    await waitFor(() => expect(app.runtime.districts.get().selected?.id).toBe(2))
  })

  it('R5 the table viewer remembers the table used last', async () => {
    const app = setUp(['/1/table-viewer'], ['ROLE_TABLE_VIEWER_VIEW'])
    await app.shows('table-students', '/1/table-viewer/students')
    await app.go('/1/table-viewer/courses')
    await app.go('/')
    await app.go('/1/table-viewer')
    await app.shows('table-courses', '/1/table-viewer/courses')
  })

  it.each([
    ['the same user after a reload', 7, 'table-courses', '/1/table-viewer/courses'],
    ['nobody else on this machine', 8, 'table-students', '/1/table-viewer/students'],
  ] as const)('R5 remembers the table used last for %s', async (_, nextUser, id, at) => {
    const storage = memoryStorage()
    const as = (userId: number) => ({ ...sampleUser(['ROLE_TABLE_VIEWER_VIEW']), id: userId })
    const first = setUp(['/1/table-viewer/courses'], [], { storage, session: as(7) })
    await first.shows('table-courses', '/1/table-viewer/courses')
    cleanup()
    const app = setUp(['/1/table-viewer'], [], { storage, session: as(nextUser) })
    await app.shows(id, at)
  })

  it.each(['{', '"x"', '{"table-viewer":"district"}', '{"table-viewer":"__proto__"}'])(
    'R5 opens Students where what was remembered is damaged: %s',
    async (stored) => {
      const storage = memoryStorage()
      storage.setItem(STORAGE_KEYS.lastUsed(sampleUser([]).id), stored)
      const app = setUp(['/1/table-viewer'], ['ROLE_TABLE_VIEWER_VIEW'], { storage })
      await app.shows('table-students', '/1/table-viewer/students')
    },
  )
})

describe('R7 the fifth guard', () => {
  it('cancels in silence, before anything of the target is loaded', async () => {
    const canNavigate = vi.fn(async (to: { id: string }) => to.id !== 'import-logs')
    const app = setUp(['/'], IMPORT_LOGS, { canNavigate })
    await app.shows('dashboard', '/')
    await app.go('/1/import-logs')
    await app.shows('dashboard', '/')
    expect([app.messages(), app.preloaded.includes('import-logs'), app.mounts]).toEqual([
      [],
      false,
      ['dashboard'],
    ])
  })

  it('is asked once per navigation, and not about a new query', async () => {
    const canNavigate = vi.fn(() => true)
    const app = setUp(['/'], IMPORT_LOGS, { canNavigate })
    await app.shows('dashboard', '/')
    await app.go('/1/import-logs')
    await app.go('/1/import-logs?page=2')
    expect(canNavigate).toHaveBeenCalledTimes(2)
    expect(app.events.filter(({ type }) => type === 'place-shown')).toHaveLength(2)
  })
})

describe('[S2.1] unsaved changes', () => {
  it.each([
    [true, '/'],
    [false, '/1/import-logs'],
  ])('ask before another place is entered; the answer %s ends at %s', async (leave, expected) => {
    const confirm = vi.fn(() => leave)
    const app = setUp(['/1/import-logs'], IMPORT_LOGS, { confirm })
    await app.shows('import-logs', '/1/import-logs')
    await app.unsaved()
    await app.go('/')
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(app.address()).toBe(expected))
  })

  it('do not ask about a table page, nor about a place that would be denied', async () => {
    const confirm = vi.fn(() => false)
    const app = setUp(['/1/import-logs'], IMPORT_LOGS, { confirm })
    await app.shows('import-logs', '/1/import-logs')
    await app.unsaved()
    await app.go('/1/import-logs?page=2')
    expect(app.address()).toBe('/1/import-logs?page=2')
    await app.go('/1/export-logs')
    await app.shows('import-logs', '/1/import-logs?page=2')
    expect(app.messages()).toHaveLength(1)
    expect(confirm).not.toHaveBeenCalled()
  })

  it('ask once when another district is picked, and the picker reverts on cancel', async () => {
    const answers = [false, true]
    const confirm = vi.fn(() => answers.shift() ?? false)
    const app = setUp(['/1/import-logs'], IMPORT_LOGS, { confirm })
    await app.shows('import-logs', '/1/import-logs')
    await waitFor(() => expect(app.runtime.districts.get().status).toBe('selected'))
    await app.unsaved()
    expect(await act(() => app.runtime.selectDistrict(2))).toBe(false)
    expect([app.address(), app.runtime.districts.get().id]).toEqual(['/1/import-logs', '1'])
    expect(await act(() => app.runtime.selectDistrict(2))).toBe(true)
    await app.shows('import-logs', '/2/import-logs')
    expect(confirm).toHaveBeenCalledTimes(2)
  })
})

it('navigates by places', async () => {
  const app = setUp(['/'], IMPORT_LOGS)
  await app.shows('dashboard', '/')
  const navigation = app.runtime.navigation.get()
  const place = placeOf('import-logs', { districtId: '1' }, { query: { filter: { status: ['failed'] } } })
  expect(navigation.href(place)).toBe('/1/import-logs?filter[status][0]=failed')
  await act(async () => navigation.go(place))
  await app.shows('import-logs', '/1/import-logs?filter[status][0]=failed')
  expect(navigation.current()).toEqual(place)
  expect(navigation.current()).toBe(navigation.current())
  await act(async () => navigation.back?.(placeOf('dashboard')))
  await app.shows('dashboard', '/')
})
