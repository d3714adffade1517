import { memoryNavigation, placeOf } from '@edconsole/console-core'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { rowsServer } from '../../testing/rows-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { importLogs, nav, showShell, threeDistricts } from '../../testing/show-shell.tsx'
import { ConsoleShell } from '../console-shell.tsx'

describe('[S2.1] the user menu', () => {
  it('shows who is signed in, and the client only for single sign-on', async () => {
    const { user } = await showShell(importLogs)
    const trigger = await screen.findByRole('button', { name: /^User menu/ })
    expect(trigger).toHaveTextContent('User menu SE')
    await user.click(trigger)
    const menu = await screen.findByRole('dialog', { name: 'User menu' })
    expect(menu).toHaveTextContent('Sample Employee')
    expect(menu).toHaveTextContent('sample.employee@provider.example')
    expect(menu).toHaveTextContent('Last Login09/14/2026 - 07:58AM')
    expect(menu).toHaveTextContent('Auth TypeLocal')
    expect(menu).not.toHaveTextContent('Client name')
  })

  it('[S2.1] shows the client of single sign-on users, and their two session frames', async () => {
    const { user } = await showScreen(<ConsoleShell />, {
      server: rowsServer({
        districts: threeDistricts,
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
    await waitFor(() => expect(document.querySelectorAll('iframe')).toHaveLength(2))
  })

  it('[R45] keeps theme and density for this user', async () => {
    const { user, runtime } = await showShell(importLogs)
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
    const { user, runtime } = await showShell(importLogs)
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

  it('leads to the own account, as Go to does, until the backend turns out to offer nothing there', async () => {
    const { user, runtime } = await showShell(importLogs)
    const findInGoTo = async () => {
      await user.keyboard('{Control>}k{/Control}')
      await user.type(await screen.findByRole('combobox', { name: 'Go to' }), 'your acc')
    }
    await findInGoTo()
    expect(await screen.findByRole('option', { name: /^Your Account/ })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Go to' })).toBeNull())
    await user.click(screen.getByRole('button', { name: /^User menu/ }))
    const entry = await screen.findByRole('link', { name: 'Your account' })
    expect(entry).toHaveAttribute('href', '/account')
    act(() => runtime.api.missing.set(new Set(['ownAccount.get', 'ownAccount.sessions'])))
    expect(entry).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await findInGoTo()
    await waitFor(() => expect(screen.queryByRole('option', { name: /^Your Account/ })).toBeNull())
  })
})
