import {
  ConsoleProvider,
  createConsoleRuntime,
  LEAVE_QUESTION,
  memoryStorage,
  placeOf,
  ROLES,
  useRuntime,
  useUnsavedChanges,
} from '@edconsole/console-core'
import { ConsoleRouter, createConsoleRouter } from '@edconsole/console-core/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { type ReactElement, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ScreenFrameContext } from '../patterns/define-screen/screen-frame.ts'
import { PageHeader } from '../patterns/page-header/page-header.tsx'
import { PageTabs } from '../patterns/page-header/page-tabs.tsx'
import { httpToServer } from '../testing/http-to-server.ts'
import { districtItem, rowsServer } from '../testing/rows-server.ts'
import { ConsoleShell } from './console-shell.tsx'

const at = { districtId: '42', batchId: '9', etlStatusId: '3' }
const HERE = '/42/import-logs/details/9/3'

let mounts = 0

/** A page with a breadcrumb, tabs and something unsaved. */
function Form(): ReactElement {
  useUnsavedChanges(true, ['Contact email'])
  const { leaveGuard } = useRuntime()
  useEffect(() => leaveGuard.holdForm('row'), [leaveGuard])
  useEffect(() => {
    mounts += 1
  }, [])
  return (
    <section data-ec-screen="import-log-details">
      <ScreenFrameContext.Provider
        value={{ id: 'import-log-details', headingLevel: 1, headingId: 'title', breadcrumbs: true }}
      >
        <PageHeader
          title="Students"
          tabs={
            <PageTabs
              label="Students"
              tabs={[
                { to: placeOf('import-log-details', at), label: 'Details', current: true },
                { to: placeOf('import-log-errors', at), label: 'Error Logs' },
              ]}
            />
          }
        />
      </ScreenFrameContext.Provider>
    </section>
  )
}

const origin = `${location.pathname}${location.search}`
let dispose = () => {}
let go = async (_to: string, _passing = false) => {}

beforeEach(async () => {
  await page.viewport(1280, 800)
  history.replaceState(null, '', '/')
  mounts = 0
  const server = rowsServer({
    roles: ROLES,
    districts: [districtItem(42, 'Larkspur Valley Unified'), districtItem(7, 'Copperleaf Unified')],
  })
  const runtime = createConsoleRuntime({
    http: httpToServer(server, { cookie: 'session=1' }).http,
    clock: server.now,
    storage: memoryStorage(),
    draftStorage: memoryStorage(),
  })
  const router = createConsoleRouter({ runtime })
  dispose = () => router.dispose()
  go = (to, passing = false) =>
    act(() => (passing ? runtime.leaveGuard.pass(() => router.navigate(to)) : router.navigate(to)))
  render(
    <ConsoleProvider runtime={runtime}>
      <ConsoleRouter
        router={router}
        Layout={ConsoleShell}
        renderScreen={(id) => (id === 'import-log-details' ? <Form /> : <h1>{`Screen ${id}`}</h1>)}
      />
    </ConsoleProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'Screen dashboard' })).toBeVisible()
  await go(HERE)
  await expect.element(page.getByRole('heading', { name: 'Students' })).toBeVisible()
})
afterEach(() => {
  cleanup()
  dispose()
  history.replaceState(null, '', origin)
})

const press = (
  role: 'link' | 'button',
  name: string | RegExp,
  within: 'banner' | 'navigation' | null = null,
  label?: string,
) => {
  const around = within === null ? page : page.getByRole(within, label === undefined ? {} : { name: label })
  return userEvent.click(around.getByRole(role, { name }))
}
const pickOther = async () => {
  await press('button', /^District Select/)
  await userEvent.click(page.getByRole('option', { name: /Copperleaf/ }))
}
const logOut = async () => {
  await press('button', /^User menu/)
  await press('button', 'Logout')
}
const question = () => page.getByRole('alertdialog', { name: 'Unsaved changes' })

describe('[S2.1] unsaved changes are asked about', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['by the side navigation', () => press('link', 'Dashboard', 'navigation', 'Main'), '/'],
    ['by a breadcrumb', () => press('link', 'Import Logs', 'navigation', 'Breadcrumb'), '/42/import-logs'],
    [
      'by a tab',
      () => press('link', 'Error Logs', 'navigation', 'Students'),
      '/42/import-logs/error-logs/9/3',
    ],
    ['by a button of the header', () => press('link', 'Users and Roles', 'banner'), '/users-and-roles/users'],
    ['by the mark of the product', () => press('link', 'Console home', 'banner'), '/'],
    ['by District Select', pickOther, '/7/import-logs/details/9/3'],
    ['by Back', async () => history.back(), '/'],
    ['by logging out', logOut, '/login'],
  ])('once, %s: No stays, Yes leaves', async (_, leave, there) => {
    await leave()
    await expect.poll(() => question().query()?.textContent ?? '').toContain(LEAVE_QUESTION)
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(question()).not.toBeInTheDocument()
    expect(location.pathname).toBe(HERE)
    expect(mounts).toBe(1)
    await expect
      .element(page.getByRole('button', { name: /^District Select/ }))
      .toHaveAccessibleName(/Larkspur Valley Unified/)

    await leave()
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await expect.poll(() => location.pathname).toBe(there)
    await expect.element(question()).not.toBeInTheDocument()
  })

  it('by District Select, which keeps the focus when it goes back, and no entry is left in the history', async () => {
    const entries = history.length
    await pickOther()
    await expect.element(question()).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    await expect.element(question()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /^District Select.*Larkspur/ })).toHaveFocus()
    expect(history.length).toBe(entries)
  })

  it('by Back where only the query changes, if it takes the form away', async () => {
    await go(`${HERE}?page=2`)
    await act(async () => history.back())
    await expect.poll(() => location.search).toBe('')
    expect(question().query()).toBeNull()

    await go(`${HERE}?row=7`, true)
    history.back()
    await expect.element(question()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question()).not.toBeInTheDocument()
    expect(location.search).toBe('?row=7')
    history.back()
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await expect.poll(() => location.search).toBe('')
    expect(mounts).toBe(1)
  })

  it('by the browser itself, when its window is closed', () => {
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)
  })
})
