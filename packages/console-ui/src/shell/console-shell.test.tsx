import { memoryNavigation, placeOf } from '@edconsole/console-core'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { PageHeader } from '../patterns/page-header/page-header.tsx'
import { districtItem, rowsServer } from '../testing/rows-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { importLogs, nav, picker, showShell } from '../testing/show-shell.tsx'
import { ConsoleShell } from './console-shell.tsx'

describe('[S2.1] the frame', () => {
  it('shows brand, picker, data year, header buttons, groups and the footer', async () => {
    await showShell(importLogs)
    expect(await screen.findByText('The body')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Console STAGING home' })).toHaveAttribute('href', '/')
    expect(picker()).toHaveAccessibleName(/^District Select Larkspur Valley Unified/)
    expect(screen.getByText('2026-2027')).toBeVisible()
    for (const name of ['Users and Roles', 'Add District', 'Instance Management']) {
      expect(within(screen.getByRole('banner')).getByRole('link', { name })).toBeVisible()
    }
    const explorer = within(nav()).getByRole('link', { name: 'Import Logs' })
    expect(explorer).toHaveAttribute('aria-current', 'page')
    expect(explorer).toHaveAttribute('href', '/42/import-logs')
    expect(within(nav()).getByText('Times are Eastern (ET)')).toBeVisible()
  })

  it('[R17] stands when its header breaks, and tells the host', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
    const events: string[] = []
    // A host hands over what it has: here a person without a name.
    const session = JSON.parse('{"id":1,"reachableRoles":["ROLE_ILLUMINATE_EMPLOYEE"],"ssoUser":{}}')
    await showScreen(<ConsoleShell>The body</ConsoleShell>, {
      server: rowsServer({}),
      session,
      navigation: memoryNavigation(placeOf('dashboard')),
      onEvent: ({ type }) => events.push(type),
    })
    expect(await screen.findByText('The body')).toBeVisible()
    expect(screen.getByRole('banner')).toHaveTextContent('This part stopped working. Try again')
    expect(within(nav()).getByRole('link', { name: 'Dashboard' })).toBeVisible()
    expect(events).toContain('crashed')
    silent.mockRestore()
  })

  it('stands aside for a link from an email, also where somebody is signed in', async () => {
    await showShell(placeOf('login', {}, { hash: 'new-password=any' }))
    expect(await screen.findByText('The body')).toBeVisible()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('[R31] the data year is quiet about a district that is not rolled over yet', async () => {
    await showShell(importLogs, { sisYear: 2025 })
    expect(await screen.findByText('2025-2026')).toBeVisible()
    expect(screen.getByText('not rolled over yet')).toBeVisible()
  })

  it('[S2.1] there is no data year outside June to October', async () => {
    await showShell(importLogs, { now: '2026-11-20T12:00:00Z' })
    await screen.findByText('The body')
    expect(screen.queryByText('Data Year')).toBeNull()
  })

  it('[R41] without a district there is only the dashboard, and a line that says how to go on', async () => {
    await showShell(placeOf('dashboard'))
    expect(await screen.findByText('Select a district to see its screens.')).toBeVisible()
    expect(
      within(nav())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Dashboard'])
  })

  it("[S2.1] other users see only 'Api Setup', and no header buttons", async () => {
    await showShell(importLogs, {
      roles: ['ROLE_SETUP_SIS_IMPORTS_API_EDIT', 'ROLE_SETUP_DISTRICT_VIEW', 'ROLE_IMPORT_LOG_VIEW'],
    })
    await screen.findByText('The body')
    expect(within(nav()).getAllByRole('link')).toHaveLength(1)
    expect(within(nav()).getByRole('link', { name: /^Api Setup/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Users and Roles' })).toBeNull()
  })

  it('[R13] shows neither navigation nor picker until it is known who is there', async () => {
    const { runtime } = await showScreen(<ConsoleShell>The body</ConsoleShell>, {
      server: rowsServer(),
      navigation: memoryNavigation(importLogs),
      faults: [[() => true, { status: 401 }]],
    })
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^District Select/ })).toBeNull()
    await waitFor(() => expect(runtime.session.get().status).toBe('signed-out'))
    expect(screen.queryByText('The body')).toBeNull()
  })
})

describe('the banner of the page', () => {
  const body = (
    <>
      <PageHeader title="Import Logs" tabs={<p>Tabs</p>} />
      <p>The body</p>
    </>
  )

  it('[R20] says what the operator has to say, below the title of the page', async () => {
    await showShell(importLogs, { notice: 'Imports pause on Saturday.', body })
    const notice = await screen.findByText('Imports pause on Saturday.')
    const follows = (before: Element, after: Element) =>
      (before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    expect(follows(screen.getByRole('heading', { name: 'Import Logs' }), notice)).toBe(true)
    expect(follows(notice, screen.getByText('Tabs'))).toBe(true)
  })

  it('[R20] also stands on a page that has no screen', async () => {
    await showShell(placeOf('import-logs', { districtId: '999' }), { notice: 'Imports pause on Saturday.' })
    expect(await screen.findByRole('heading', { name: 'District not found' })).toBeVisible()
    expect(screen.getByText('Imports pause on Saturday.')).toBeVisible()
  })

  it('gives way while there is no connection', async () => {
    await showShell(importLogs, { notice: 'Imports pause on Saturday.', body })
    await screen.findByText('Imports pause on Saturday.')
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText(/^You're offline/)).toBeVisible()
    expect(screen.queryByText('Imports pause on Saturday.')).not.toBeInTheDocument()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Imports pause on Saturday.')).toBeVisible()
  })
})

describe('[S2.1] the body', () => {
  it.each([
    [403, "You can't use the console yet"],
    [503, 'The service is unavailable'],
  ])('[R13] says what a service that answers %i says about itself', async (code, title) => {
    const message = 'The reason.'
    await showScreen(<ConsoleShell>The body</ConsoleShell>, {
      server: rowsServer({}),
      faults: [[() => true, { status: code, body: { error: { code, message } } }]],
      navigation: memoryNavigation(placeOf('dashboard')),
    })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
    expect(screen.queryByText(/Check your connection/)).not.toBeInTheDocument()
  })

  it('[R9] waits until the selected district is that of the address', async () => {
    const { runtime } = await showShell(importLogs)
    await screen.findByText('The body')
    runtime.navigation.get().go(placeOf('import-logs', { districtId: '7' }))
    await waitFor(() => expect(screen.queryByText('The body')).toBeNull())
    expect(screen.getByRole('heading', { level: 1, name: 'Import Logs' })).toBeVisible()
    await runtime.districts.follow('7')
    expect(await screen.findByText('The body')).toBeVisible()
  })

  it('[R9] says when there is no such district, and leaves the picker usable', async () => {
    await showShell(placeOf('import-logs', { districtId: '999' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'District not found' })).toBeVisible()
    expect(screen.queryByText('The body')).toBeNull()
    expect(picker()).toBeEnabled()
  })

  it('[R9] leads to the only district from the address of another one', async () => {
    await showShell(placeOf('import-logs', { districtId: '999' }), {
      districts: [districtItem(42, 'Larkspur Valley Unified')],
    })
    expect(await screen.findByRole('link', { name: 'Go to Larkspur Valley Unified' })).toHaveAttribute(
      'href',
      '/42/district',
    )
    expect(screen.getByText(/don't have access to it\.$/)).not.toHaveTextContent('District Select')
  })

  it('moves the focus to the title after a navigation, not when a filter changes', async () => {
    const { runtime } = await showShell(importLogs, {
      body: (
        <section data-ec-screen="import-log-results">
          <PageHeader title="The title" />
        </section>
      ),
    })
    const title = await screen.findByRole('heading', { name: 'The title' })
    expect(title).not.toHaveFocus()
    const { go } = runtime.navigation.get()
    go(placeOf('import-logs', { districtId: '42' }, { query: { page: '2' } }))
    await new Promise((done) => setTimeout(done, 20))
    expect(title).not.toHaveFocus()
    go(placeOf('import-log-results', { districtId: '42', batchId: '1' }))
    await waitFor(() => expect(title).toHaveFocus())
  })
})

it('[ux 7.1] where sign-in takes the place of a page, reading goes on at its title', async () => {
  const title = (
    <section data-ec-screen="login">
      <h1 tabIndex={-1} data-ec-title="">
        A title
      </h1>
    </section>
  )
  const { runtime } = await showShell(importLogs, { body: title })
  await screen.findByRole('heading', { name: 'A title' })
  act(() => {
    runtime.session.expire()
    runtime.navigation.get().go(placeOf('login'))
  })
  await waitFor(() => expect(screen.queryByRole('banner')).toBeNull())
  await waitFor(() => expect(screen.getByRole('heading', { name: 'A title' })).toHaveFocus())
})
