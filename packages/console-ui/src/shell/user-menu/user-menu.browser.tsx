import { type ConsoleRuntime, placeOf, ROLES } from '@edconsole/console-core'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { districtItem } from '../../testing/rows-server.ts'
import { StoryConsole } from '../../testing/story-console.tsx'
import { ConsoleShell } from '../console-shell.tsx'

afterEach(cleanup)

async function open(): Promise<ConsoleRuntime> {
  await page.viewport(1280, 800)
  const runtime = await new Promise<ConsoleRuntime>((resolve) => {
    render(
      <StoryConsole
        place={placeOf('dashboard')}
        server={{ districts: [districtItem(42), districtItem(7)], roles: ROLES }}
        onReady={resolve}
      >
        <ConsoleShell>
          <p>The body</p>
        </ConsoleShell>
      </StoryConsole>,
    )
  })
  await expect.element(button()).toBeVisible()
  const element = button().element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel()).toBeVisible()
  return runtime
}

const button = () => page.getByRole('button', { name: /^User menu/ })
const panel = () => page.getByRole('dialog', { name: 'User menu' })
const choice = (name: string) => page.getByRole('radio', { name, exact: true })
const root = (name: string) => panel().element().closest('[data-ec-root]')?.getAttribute(name)

it('[ux 7.4] Enter opens it at its first control, Esc gives the focus back', async () => {
  await open()
  await expect.element(choice('System')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(button()).toHaveFocus()
})

it('[ux 7.4] theme and density are one stop each; arrows choose and go round', async () => {
  const runtime = await open()
  await expect.element(choice('System')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(choice('Dark')).toBeChecked()
  expect(root('data-ec-scheme')).toBe('dark')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(choice('Light')).toBeChecked()
  expect(root('data-ec-scheme')).toBe('light')
  await userEvent.keyboard('{Tab}')
  await expect.element(choice('Comfortable')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(choice('Compact')).toBeChecked()
  expect(root('data-ec-density')).toBe('compact')
  expect(JSON.parse(runtime.storage.getItem('edconsole.appearance.7') ?? '')).toMatchObject({
    scheme: 'light',
    density: 'compact',
  })
  // The menu stays open: a look is tried out.
  await expect.element(panel()).toBeVisible()
})

it('[ux 7.4] the messages of the session unfold in it, newest first', async () => {
  const runtime = await open()
  act(() => {
    runtime.snackbars.show({ message: 'Import started' })
    runtime.snackbars.show({ message: 'Export sent' })
  })
  await expect.element(choice('System')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}')
  const messages = page.getByRole('button', { name: /^Recent messages/ })
  await expect.element(messages).toHaveFocus()
  await expect.element(messages).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Enter}')
  await expect.element(messages).toHaveAttribute('aria-expanded', 'true')
  const list = document.getElementById(messages.element().getAttribute('aria-controls') ?? '')
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Export sent'),
    expect.stringContaining('Import started'),
  ])
  await userEvent.keyboard(' ')
  await expect.element(messages).toHaveAttribute('aria-expanded', 'false')
})

it('[ux 7.4] the list of keys opens from it, and gives the focus back to the same button', async () => {
  await open()
  await expect.element(choice('System')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: /^Keyboard shortcuts/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button()).toHaveFocus()
})

it('[ux 7.4] Tab past its end closes it', async () => {
  await open()
  await expect.element(choice('System')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Logout' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(panel()).not.toBeInTheDocument()
})

it('[ux 7.4] leads to the own account, and closes', async () => {
  const runtime = await open()
  await expect.element(choice('System')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('link', { name: 'Your account' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel()).not.toBeInTheDocument()
  expect(runtime.navigation.get().current()?.id).toBe('own-account')
})
