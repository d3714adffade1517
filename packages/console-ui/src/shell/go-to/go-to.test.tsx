import { memoryNavigation, type Place, placeOf, ROLES, useUnsavedChanges } from '@edconsole/console-core'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { batch, districtItem, type RowsServerOptions, rowsServer } from '../../testing/rows-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ConsoleShell } from '../console-shell.tsx'

const districts = [
  districtItem(42, 'Larkspur Valley Unified'),
  districtItem(7, 'Copperleaf Unified'),
  districtItem(null, 'Alder Creek'),
]
const importLogs = placeOf('import-logs', { districtId: '42' })

async function show({
  body = <p>The body</p>,
  place = importLogs,
  ...server
}: RowsServerOptions & { body?: ReactElement; place?: Place } = {}) {
  const shown = await showScreen(<ConsoleShell>{body}</ConsoleShell>, {
    server: rowsServer({ districts, roles: ROLES, batches: [batch(48212), batch(48211)], ...server }),
    as: 'somebody',
    navigation: memoryNavigation(place),
  })
  await waitFor(() => expect(shown.runtime.session.get().status).toBe('signed-in'))
  await shown.runtime.districts.ready()
  await shown.runtime.districts.follow('42')
  const here = () => shown.runtime.navigation.get().current()
  const open = async () => {
    await shown.user.keyboard('{Control>}k{/Control}')
    return screen.findByRole('combobox', { name: 'Go to' })
  }
  return { ...shown, here, open }
}

const entries = () => screen.getAllByRole('option').map((option) => option.textContent?.trim() ?? '')
const found = (name: RegExp) =>
  waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toMatch(name))

function Dirty(): ReactElement {
  useUnsavedChanges(true, ['Contact email'])
  return <p>The body</p>
}

describe('[ux 7.29] Go to', () => {
  it('opens by its button and its key, and gives the focus back on Esc', async () => {
    const { user, open } = await show()
    const button = await screen.findByRole('button', { name: 'Go to… Ctrl K' })
    await user.click(button)
    expect(await screen.findByRole('combobox', { name: 'Go to' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    expect(await open()).toHaveFocus()
  })

  it('goes to a screen by a part of its name', async () => {
    const { user, open, here } = await show()
    await open()
    await user.keyboard('locked')
    await found(/Locked Users/)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(here()).toEqual(placeOf('locked-users', { districtId: '42' })))
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('[R40] lists only what the user may open, and no screen that needs a record', async () => {
    const { open } = await show({ roles: ['ROLE_IMPORT_LOG_VIEW'] })
    await open()
    const listed = entries().join('\n')
    expect(listed).toContain('Import Logs')
    expect(listed).not.toMatch(/Export Logs|Users and Roles|Import Results|Sign in/)
  })

  it('lists no districts before anything is typed; then by name, code or initials', async () => {
    const { user, open } = await show()
    await open()
    expect(entries().join()).not.toContain('Copperleaf')
    await user.keyboard('copper')
    await found(/Copperleaf Unified/)
    expect(entries()).toHaveLength(1)
    await user.clear(screen.getByRole('combobox'))
    await user.keyboard('alder')
    await waitFor(() => expect(entries()[0]).toMatch(/Alder Creek.*Not set up/))
  })

  it('Enter on a district keeps the screen, Ctrl+Enter opens its dashboard', async () => {
    const { user, open, here, runtime } = await show()
    await open()
    await user.keyboard('copper')
    await found(/Copperleaf Unified/)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(here()).toEqual(placeOf('import-logs', { districtId: '7' })))
    await runtime.districts.follow('7')
    await open()
    await user.keyboard('lvu')
    await found(/Larkspur Valley Unified/)
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(here()).toEqual(placeOf('dashboard')))
    await waitFor(() => expect(runtime.districts.get()).toMatchObject({ id: '42', status: 'selected' }))
  })

  it('finds batches by number', async () => {
    const { user, open, here } = await show()
    await open()
    await user.keyboard('48212')
    await found(/Batch 48212/)
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(here()).toEqual(placeOf('import-log-results', { districtId: '42', batchId: '48212' })),
    )
  })

  it('does what the page offers, once it is closed, and says why not', async () => {
    const sync = vi.fn(() => expect(screen.queryByRole('combobox')).toBeNull())
    const { user, open } = await show({
      body: (
        <PageActions
          items={[
            { id: 'sync', label: 'Sync now', note: 'Start an import', kind: 'primary', run: sync },
            {
              id: 'next',
              label: 'Sync tomorrow',
              disabledReason: 'It runs already',
              shortcut: 'next-batch',
              run: sync,
            },
          ]}
        />
      ),
    })
    await open()
    await user.keyboard('sync')
    await found(/Sync now.*Start an import/)
    expect(entries()[1]).toMatch(/Sync tomorrow.*It runs already.*\]/)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sync).toHaveBeenCalledOnce())
  })

  it('remembers the pages of this visit by their titles, without the one on show', async () => {
    const { open, runtime } = await show({
      body: <PageHeader title="Batch 48212" />,
      place: placeOf('import-log-results', { districtId: '42', batchId: '48212' }),
    })
    await screen.findByRole('heading', { name: 'Batch 48212' })
    await open()
    expect(entries().join('\n')).not.toContain('Batch 48212')
    runtime.navigation.get().go(placeOf('dashboard'))
    await waitFor(() => expect(entries()[0]).toMatch(/Batch 48212/))
  })

  it('[S2.1] asks about unsaved changes, and stays on Cancel', async () => {
    const { user, open, here } = await show({ body: <Dirty /> })
    await open()
    await user.keyboard('copper')
    await found(/Copperleaf Unified/)
    await user.keyboard('{Enter}')
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(here()).toEqual(importLogs)
  })

  it('says what can be looked for when nothing is found', async () => {
    const { user, open } = await show()
    await open()
    await user.keyboard('xyzzy')
    await waitFor(() => expect(entries()[0]).toMatch(/^No results for xyzzy/))
  })
})
