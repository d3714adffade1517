import {
  ConsoleProvider,
  type ConsoleRuntime,
  createConsoleRuntime,
  memoryStorage,
  ROLES,
} from '@edconsole/console-core'
import { ConsoleRouter, createConsoleRouter } from '@edconsole/console-core/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { httpToServer } from '../testing/http-to-server.ts'
import { districtItem, rowsServer } from '../testing/rows-server.ts'
import { ConsoleShell } from './console-shell.tsx'

const origin = `${location.pathname}${location.search}`
let dispose = () => {}

afterEach(() => {
  cleanup()
  dispose()
  history.replaceState(null, '', origin)
  vi.restoreAllMocks()
})

const definitions = [
  {
    displayName: 'Everything of a district',
    reachableRoles: ['ROLE_EXPORT_LOG_VIEW', 'ROLE_IMPORT_LOG_VIEW', 'ROLE_SETUP_VIEW'],
    scope: 'client',
  },
  { displayName: 'Log reader', reachableRoles: ['ROLE_EXPORT_LOG_VIEW'], scope: 'client' },
  { displayName: 'Table reader', reachableRoles: ['ROLE_TABLE_VIEWER_VIEW'], scope: 'client' },
]

/** At the dashboard, from where export logs are refused. */
async function refused(roles: readonly string[]): Promise<{ runtime: ConsoleRuntime; asked: string[] }> {
  await page.viewport(1280, 800)
  history.replaceState(null, '', '/')
  const server = rowsServer({
    roles,
    districts: [districtItem(42, 'Larkspur Valley Unified'), districtItem(7)],
    supportEmail: 'help@provider.example',
  })
  const asked: string[] = []
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    return pathname === '/api/roles' ? Response.json({ data: definitions }) : server.fetch(request)
  }
  const runtime = createConsoleRuntime({
    http: httpToServer({ ...server, fetch }, { cookie: 'session=1' }).http,
    clock: server.now,
    storage: memoryStorage(),
    draftStorage: memoryStorage(),
  })
  const router = createConsoleRouter({ runtime })
  dispose = () => router.dispose()
  render(
    <ConsoleProvider runtime={runtime}>
      <ConsoleRouter
        router={router}
        Layout={ConsoleShell}
        renderScreen={(id) => <h1 data-ec-title="" tabIndex={-1}>{`Screen ${id}`}</h1>}
      />
    </ConsoleProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'Screen dashboard' })).toBeVisible()
  await act(() => router.navigate('/42/export-logs'))
  return { runtime, asked }
}

const ALL_BUT_EXPORT_LOGS = ROLES.filter((role) => role !== 'ROLE_EXPORT_LOG_VIEW')
const toast = () => page.getByRole('article', { name: 'Error' })
const dialog = () => page.getByRole('dialog', { name: 'Access to Export Logs' })
const facts = () => dialog().element().querySelector('dl')?.textContent

it('[S6] a denial says exactly what it has to, and on request why, what gives the role, and what to send', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await refused(ALL_BUT_EXPORT_LOGS)
  await expect
    .element(
      page
        .getByText('Access Denied. Requires the following role(s): ROLE_EXPORT_LOG_VIEW', { exact: true })
        .last(),
    )
    .toBeVisible()
  await userEvent.keyboard('{F8}{Tab}')
  await expect.element(toast().getByRole('button', { name: 'Why?' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).toBeVisible()
  await expect.element(toast()).not.toBeInTheDocument()
  await expect.poll(facts).toContain('Granted byLog reader, Everything of a district')
  await expect
    .element(dialog().getByRole('link', { name: 'help@provider.example' }))
    .toHaveAttribute('href', expect.stringContaining('ROLE_EXPORT_LOG_VIEW'))
  await expect
    .element(dialog().getByRole('link', { name: 'Show roles that give it' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/users-and-roles\/roles\?.*ROLE_EXPORT_LOG_VIEW/))
  await userEvent.click(dialog().getByRole('button', { name: 'Copy request' }))
  expect(written).toHaveBeenCalledExactlyOnceWith(
    [
      'Access request',
      'Person: Sample Employee (sample.employee@provider.example)',
      'Page: Export Logs',
      'District: Larkspur Valley Unified (042)',
      'Missing role: ROLE_EXPORT_LOG_VIEW',
      'Granted by: Log reader, Everything of a district',
      `Address: ${location.origin}/42/export-logs`,
    ].join('\n'),
  )
  await expect.element(dialog().getByText('Copied')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Screen dashboard' })).toHaveFocus()
})

it('[S6] the question is also found among the recent messages, once the toast is gone', async () => {
  const { runtime } = await refused(ALL_BUT_EXPORT_LOGS)
  await expect.element(toast()).toBeVisible()
  act(() => runtime.snackbars.dismiss(runtime.snackbars.get().open[0]?.id ?? ''))
  await userEvent.click(page.getByRole('button', { name: /^User menu/ }))
  await userEvent.click(page.getByRole('button', { name: /^Recent messages/ }))
  await userEvent.click(page.getByRole('button', { name: 'Why?' }))
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).not.toBe(document.body)
})

it('[ux 10] closed while the menu behind it still fades out, the dialog gives the focus to something that stays', async () => {
  const slowly = new CSSStyleSheet()
  slowly.replaceSync('[data-ec-root] { --ec-motion-fast: 800ms !important }')
  const { adoptedStyleSheets } = document
  document.adoptedStyleSheets = [slowly]
  onTestFinished(() => {
    document.adoptedStyleSheets = adoptedStyleSheets
  })
  await refused(ALL_BUT_EXPORT_LOGS)
  await userEvent.click(page.getByRole('button', { name: /^User menu/ }))
  await userEvent.click(page.getByRole('button', { name: /^Recent messages/ }))
  await userEvent.click(page.getByRole('dialog', { name: 'User menu' }).getByRole('button', { name: 'Why?' }))
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByText('Recent messages')).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
})

it('[S6] whoever may not read roles is told the missing one, and roles are not asked for', async () => {
  const { asked } = await refused(['ROLE_IMPORT_LOG_VIEW'])
  await userEvent.click(toast().getByRole('button', { name: 'Why?' }))
  await expect.element(dialog()).toBeVisible()
  await expect.poll(facts).toContain('Missing roleROLE_EXPORT_LOG_VIEW')
  expect(facts()).not.toContain('Granted by')
  expect(asked).not.toContain('/api/roles')
})
