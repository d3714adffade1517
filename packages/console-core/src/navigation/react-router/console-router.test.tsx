import { act, cleanup, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sampleUser } from '../../api/testing/sample-user.ts'
import { placeOf } from '../../routes/place.ts'
import { memoryStorage, STORAGE_KEYS } from '../../runtime/storage.ts'
import { IMPORT_LOGS, routedConsole } from './testing/routed-console.tsx'

describe('[S4] R8 a denied route', () => {
  it('keeps the user where they were: same address, same screen, nothing loaded, no entry in the history', async () => {
    const app = routedConsole(['/', '/1/import-logs?page=3'], IMPORT_LOGS)
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
    const app = routedConsole(['/1/export-logs'], IMPORT_LOGS)
    await app.shows('dashboard', '/')
    expect(app.messages()).toHaveLength(1)
    expect(app.preloaded).toEqual(['dashboard'])
  })

  it('leads to its parent', async () => {
    const app = routedConsole(['/'], ['ROLE_SETUP_EXPORT_PRODUCT_VIEW'])
    await app.shows('dashboard', '/')
    await app.go('/1/export/add/3')
    await app.shows('export', '/1/export')
    expect(app.messages()).toHaveLength(1)
  })
})

describe('[S2.3] a visitor who is signed out', () => {
  it('R14 goes to login, and after signing in to where they wanted to go', async () => {
    const app = routedConsole(['/1/import-logs?page=2'], null)
    await app.shows('login', '/login?returnTo=%2F1%2Fimport-logs%3Fpage%3D2')
    expect(app.messages()).toEqual([])
    await act(() => app.runtime.session.signIn({ provider: 'illuminate', username: 'a', password: 'b' }))
    await app.shows('import-logs', '/1/import-logs?page=2')
    expect(app.runtime.districts.get().id).toBe('1')
    expect(app.preloaded).toEqual(['login', 'import-logs'])
  })

  it('R1 R14 finds the part of a page that the address named, across every redirect', async () => {
    const app = routedConsole(['/1/district-profile#codes'], null)
    await app.shows('login', '/login?returnTo=%2F1%2Fdistrict%2Fdistrict-profile%23codes')
    app.server.signsInWith = ['ROLE_SETUP_DISTRICT_VIEW']
    await act(() => app.runtime.session.signIn({ provider: 'illuminate', username: 'a', password: 'b' }))
    await app.shows('district-profile', '/1/district/district-profile')
    expect(app.router.state.location.hash).toBe('#codes')
    await app.go('/')
    await app.go('/1/district-profile#address')
    await app.shows('district-profile', '/1/district/district-profile')
    expect(app.router.state.location.hash).toBe('#address')
    app.server.expired = true
    await act(() => app.runtime.session.expire())
    await app.shows('login', '/login?returnTo=%2F1%2Fdistrict%2Fdistrict-profile%23address')
  })

  it('R1 the part of a page is kept by the redirects to the dashboard, too', async () => {
    const app = routedConsole(['/nowhere#codes'], IMPORT_LOGS)
    await app.shows('dashboard', '/')
    expect(app.router.state.location.hash).toBe('#codes')
    await app.go('/login#address')
    await app.shows('dashboard', '/')
    expect(app.router.state.location.hash).toBe('#address')
  })

  it('[S2.1] logs out to a plain login', async () => {
    const app = routedConsole(['/1/import-logs'], IMPORT_LOGS)
    await app.shows('import-logs', '/1/import-logs')
    await act(() => app.runtime.session.signOut())
    await app.shows('login', '/login')
  })

  it('R14 whose session ended in mid-work goes to login once, past unsaved changes', async () => {
    const app = routedConsole(['/1/import-logs'], IMPORT_LOGS, { confirm: () => false })
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
    const app = routedConsole(['/login'], IMPORT_LOGS)
    await app.shows('dashboard', '/')
  })
})

describe('addresses', () => {
  it('[S2] an unknown one leads to / and says so', async () => {
    const app = routedConsole(['/nowhere/at/all'], IMPORT_LOGS)
    await app.shows('dashboard', '/')
    expect(app.messages()).toMatchObject([{ message: "That page doesn't exist.", color: 'info' }])
  })

  it('R1 another spelling becomes the right one, with its query', async () => {
    const app = routedConsole(
      ['/1/sis-imports/templates?page=2'],
      ['ROLE_SETUP_DISTRICT_VIEW', 'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW'],
    )
    await app.shows('sis-import-templates', '/1/district/sis-imports/templates?page=2')
  })

  it('[S2.2] /client-communication goes to that of the district, with m=1', async () => {
    const app = routedConsole(
      ['/1/import-logs'],
      [...IMPORT_LOGS, 'ROLE_SETUP_SIS_IMPORTS_API_EDIT', 'ROLE_SETUP_DISTRICT_VIEW'],
    )
    await app.shows('import-logs', '/1/import-logs')
    await app.go('/client-communication')
    await app.shows('client-communication', '/1/client-communication?m=1')
  })

  it('R9 naming another district select it', async () => {
    const app = routedConsole(['/1/import-logs'], IMPORT_LOGS)
    await app.shows('import-logs', '/1/import-logs')
    await waitFor(() => expect(app.runtime.districts.get().selected?.id).toBe(1))
    await app.go('/2/import-logs')
    await waitFor(() => expect(app.runtime.districts.get().selected?.id).toBe(2))
  })

  it('R5 the table viewer remembers the table used last', async () => {
    const app = routedConsole(['/1/table-viewer'], ['ROLE_TABLE_VIEWER_VIEW'])
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
    const first = routedConsole(['/1/table-viewer/courses'], [], { storage, session: as(7) })
    await first.shows('table-courses', '/1/table-viewer/courses')
    cleanup()
    const app = routedConsole(['/1/table-viewer'], [], { storage, session: as(nextUser) })
    await app.shows(id, at)
  })

  it.each(['{', '"x"', '{"table-viewer":"district"}', '{"table-viewer":"__proto__"}'])(
    'R5 opens Students where what was remembered is damaged: %s',
    async (stored) => {
      const storage = memoryStorage()
      storage.setItem(STORAGE_KEYS.lastUsed(sampleUser([]).id), stored)
      const app = routedConsole(['/1/table-viewer'], ['ROLE_TABLE_VIEWER_VIEW'], { storage })
      await app.shows('table-students', '/1/table-viewer/students')
    },
  )
})

it('navigates by places', async () => {
  const app = routedConsole(['/'], IMPORT_LOGS)
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
