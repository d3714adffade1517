import {
  memoryNavigation,
  NAV_SECTIONS,
  type Place,
  placeOf,
  ROLES,
  useUnsavedChanges,
} from '@edconsole/console-core'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PageHeader } from '../patterns/page-header/page-header.tsx'
import { isBeingBuilt } from '../screens/being-built/being-built.ts'
import { districtItem, type RowsServerOptions, rowsServer } from '../testing/rows-server.ts'
import { type ShownScreen, showScreen } from '../testing/show-screen.tsx'
import { ConsoleShell } from './console-shell.tsx'

const three = [
  districtItem(42, 'Larkspur Valley Unified'),
  districtItem(7, 'Copperleaf Unified'),
  districtItem(null, 'Alder Creek'),
]
const importLogs = placeOf('import-logs', { districtId: '42' })

function show(
  place: Place,
  { body = <p>The body</p>, ...server }: RowsServerOptions & { body?: ReactElement } = {},
): Promise<ShownScreen> {
  return showScreen(<ConsoleShell>{body}</ConsoleShell>, {
    server: rowsServer({ districts: three, roles: ROLES, ...server }),
    as: 'somebody',
    navigation: memoryNavigation(place),
    productName: 'Console STAGING',
  }).then(async (shown) => {
    // A router follows the district of the address.
    await waitFor(() => expect(shown.runtime.session.get().status).toBe('signed-in'))
    await shown.runtime.districts.ready()
    if (place.params.districtId) await shown.runtime.districts.follow(place.params.districtId)
    return shown
  })
}

function Dirty(): ReactElement {
  useUnsavedChanges(true, ['Contact email', 'API URL'])
  return <p>The body</p>
}

const nav = () => screen.getByRole('navigation', { name: 'Main' })
const picker = () => screen.getByRole('button', { name: /^District Select/ })

describe('[S2.1] the frame', () => {
  it('shows brand, picker, data year, header buttons, groups and the footer', async () => {
    await show(importLogs)
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

  it('marks entries whose screen is being built, and only those', async () => {
    await show(importLogs)
    await screen.findByText('The body')
    for (const { label, home } of NAV_SECTIONS.filter(({ items }) => items.length === 0)) {
      const name = isBeingBuilt(home) ? `${label} being built` : label
      expect(within(nav()).getByRole('link', { name })).toBeVisible()
    }
    expect(within(nav()).getByRole('link', { name: 'Import Logs' })).toBeVisible()
  })

  it('[R31] the data year is quiet about a district that is not rolled over yet', async () => {
    await show(importLogs, { sisYear: 2025 })
    expect(await screen.findByText('2025-2026')).toBeVisible()
    expect(screen.getByText('not rolled over yet')).toBeVisible()
  })

  it('[S2.1] there is no data year outside June to October', async () => {
    await show(importLogs, { now: '2026-11-20T12:00:00Z' })
    await screen.findByText('The body')
    expect(screen.queryByText('Data Year')).toBeNull()
  })

  it('[R41] without a district there is only the dashboard, and a line that says how to go on', async () => {
    await show(placeOf('dashboard'))
    expect(await screen.findByText('Select a district to see its screens.')).toBeVisible()
    expect(
      within(nav())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Dashboard'])
  })

  it("[S2.1] other users see only 'Api Setup', and no header buttons", async () => {
    await show(importLogs, {
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
    await show(importLogs, { notice: 'Imports pause on Saturday.', body })
    const notice = await screen.findByText('Imports pause on Saturday.')
    const follows = (before: Element, after: Element) =>
      (before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    expect(follows(screen.getByRole('heading', { name: 'Import Logs' }), notice)).toBe(true)
    expect(follows(notice, screen.getByText('Tabs'))).toBe(true)
  })

  it('[R20] also stands on a page that has no screen', async () => {
    await show(placeOf('import-logs', { districtId: '999' }), { notice: 'Imports pause on Saturday.' })
    expect(await screen.findByRole('heading', { name: 'District not found' })).toBeVisible()
    expect(screen.getByText('Imports pause on Saturday.')).toBeVisible()
  })

  it('gives way while there is no connection', async () => {
    await show(importLogs, { notice: 'Imports pause on Saturday.', body })
    await screen.findByText('Imports pause on Saturday.')
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText(/^You are offline/)).toBeVisible()
    expect(screen.queryByText('Imports pause on Saturday.')).not.toBeInTheDocument()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Imports pause on Saturday.')).toBeVisible()
  })
})

describe('[S2.1] District Select', () => {
  it('finds a district and moves to the same screen there', async () => {
    const { user, runtime } = await show(importLogs)
    await screen.findByText('The body')
    await user.click(picker())
    expect(await screen.findByRole('option', { name: /Alder Creek.*Not set up/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.keyboard('copper')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(runtime.navigation.get().current()).toEqual(placeOf('import-logs', { districtId: '7' })),
    )
    expect(await screen.findByText('The body')).toBeVisible()
    expect(picker()).toHaveAccessibleName(/^District Select Copperleaf Unified/)
  })

  it('opens and searches when somebody types on it', async () => {
    const { user } = await show(importLogs)
    await screen.findByText('The body')
    picker().focus()
    await user.keyboard('c')
    expect(await screen.findByRole('combobox', { name: 'District Select' })).toHaveValue('c')
  })

  it('is disabled when there is one district only', async () => {
    await show(placeOf('dashboard'), { districts: [districtItem(42, 'Larkspur Valley Unified')] })
    expect(
      await screen.findByRole('button', {
        name: /^District Select.*Larkspur Valley Unified.*only district$/,
      }),
    ).toBeDisabled()
  })

  it('asks about unsaved changes, and keeps the district on cancel', async () => {
    const { user, runtime } = await show(importLogs, { body: <Dirty /> })
    await screen.findByText('The body')
    const pickOther = async () => {
      await user.click(picker())
      await user.keyboard('copper')
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
      await user.keyboard('{Enter}')
    }
    await pickOther()
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('You have unsaved changes. Would you like to continue?')
    expect(dialog).toHaveTextContent('Contact email and API URL will not be saved.')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(picker()).toHaveAccessibleName(/^District Select Larkspur Valley Unified/)
    expect(runtime.navigation.get().current()?.params.districtId).toBe('42')
    await pickOther()
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(picker()).toHaveAccessibleName(/^District Select Copperleaf Unified/))
  })
})

describe('[S2.1] the body', () => {
  it('[R9] waits until the selected district is that of the address', async () => {
    const { runtime } = await show(importLogs)
    await screen.findByText('The body')
    runtime.navigation.get().go(placeOf('import-logs', { districtId: '7' }))
    await waitFor(() => expect(screen.queryByText('The body')).toBeNull())
    expect(screen.getByRole('heading', { level: 1, name: 'Import Logs' })).toBeVisible()
    await runtime.districts.follow('7')
    expect(await screen.findByText('The body')).toBeVisible()
  })

  it('[R9] says when there is no such district, and leaves the picker usable', async () => {
    await show(placeOf('import-logs', { districtId: '999' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'District not found' })).toBeVisible()
    expect(screen.queryByText('The body')).toBeNull()
    expect(picker()).toBeEnabled()
  })

  it('moves the focus to the title after a navigation, not when a filter changes', async () => {
    const { runtime } = await show(importLogs, {
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

describe('[S2.1] the user menu', () => {
  it('shows who is signed in, and the client only for single sign-on', async () => {
    const { user } = await show(importLogs)
    const trigger = await screen.findByRole('button', { name: /^User menu/ })
    expect(trigger).toHaveTextContent('User menu SE')
    await user.click(trigger)
    const menu = await screen.findByRole('dialog', { name: 'User menu' })
    expect(menu).toHaveTextContent('Sample Employee')
    expect(menu).toHaveTextContent('sample.employee@provider.example')
    expect(menu).toHaveTextContent('Last Login09/14/2026 - 07:58AM')
    expect(menu).toHaveTextContent('Auth Typeilluminate')
    expect(menu).not.toHaveTextContent('Client name')
  })

  it('[S2.1] shows the client of single sign-on users, and their two session frames', async () => {
    const { user } = await showScreen(<ConsoleShell />, {
      server: rowsServer({
        districts: three,
        user: {
          ssoUser: { name: 'S', firstName: 'S', lastName: 'E', email: 's@e.example', authType: 'ieAuth' },
        },
      }),
      as: 'somebody',
      navigation: memoryNavigation(placeOf('dashboard')),
      sessionFrames: { relyingParty: 'about:blank#rp', provider: 'about:blank#op' },
    })
    await user.click(await screen.findByRole('button', { name: /^User menu/ }))
    expect(await screen.findByRole('dialog', { name: 'User menu' })).toHaveTextContent(
      'Client nameProvider Operations',
    )
    expect(document.querySelectorAll('iframe')).toHaveLength(2)
  })

  it('[R45] keeps theme and density for this user', async () => {
    const { user, runtime } = await show(importLogs)
    await user.click(await screen.findByRole('button', { name: /^User menu/ }))
    await user.click(await screen.findByRole('radio', { name: 'Dark' }))
    await user.click(screen.getByRole('radio', { name: 'Compact' }))
    expect(JSON.parse(runtime.storage.getItem('edconsole.appearance.7') ?? '')).toMatchObject({
      scheme: 'dark',
      density: 'compact',
    })
    expect(nav().closest('[data-ec-scheme="dark"][data-ec-density="compact"]')).not.toBeNull()
  })

  it('keeps the messages of this session', async () => {
    const { user, runtime } = await show(importLogs)
    await screen.findByText('The body')
    runtime.snackbars.show({ title: 'Error', message: 'Error fetching import logs', iconColor: 'error' })
    expect(await screen.findByRole('article', { name: 'Error' })).toBeVisible()
    expect(screen.getAllByRole('alert').map((region) => region.textContent)).toContain(
      'Error. Error fetching import logs',
    )
    await user.keyboard('{F8}')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('article', { name: 'Error' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^User menu/ }))
    await user.click(await screen.findByRole('button', { name: /^Recent messages/ }))
    expect(screen.getByText('Error fetching import logs')).toBeVisible()
  })
})
