import { type ConsoleRuntime, placeOf, ROLES } from '@edconsole/console-core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { districtItem } from '../../testing/rows-server.ts'
import { StoryConsole } from '../../testing/story-console.tsx'
import { ConsoleShell } from '../console-shell.tsx'

afterEach(cleanup)

async function show(width: number): Promise<ConsoleRuntime> {
  await page.viewport(width, 800)
  return new Promise<ConsoleRuntime>((resolve) => {
    render(
      <StoryConsole
        place={placeOf('import-logs', { districtId: '42' })}
        server={{ districts: [districtItem(42), districtItem(7)], roles: ROLES }}
        onReady={resolve}
      >
        <ConsoleShell>
          <p>The body</p>
        </ConsoleShell>
      </StoryConsole>,
    )
  })
}

const link = (name: string | RegExp) => page.getByRole('link', { name })
const focus = (element: Element) => {
  if (element instanceof HTMLElement) element.focus()
}
const place = (runtime: ConsoleRuntime) => runtime.navigation.get().current()?.id

it('[ux 7.5] the rail opens the pages of a group beside it on Enter, not on hover; Esc closes and gives the focus back', async () => {
  await show(1000)
  const group = page.getByRole('button', { name: 'Data Explorer' })
  await expect.element(group).toBeVisible()
  await userEvent.hover(group)
  expect(page.getByRole('dialog', { name: 'Data Explorer' }).elements()).toEqual([])
  focus(group.element())
  await userEvent.keyboard('{Enter}')
  const flyout = page.getByRole('dialog', { name: 'Data Explorer' })
  await expect.element(flyout).toBeVisible()
  expect(flyout.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(
    group.element().getBoundingClientRect().right,
  )
  await expect.element(link('Import Logs')).toHaveAttribute('aria-current', 'page')
  await userEvent.keyboard('{Escape}')
  await expect.element(flyout).not.toBeInTheDocument()
  await expect.element(group).toHaveFocus()
})

it('[ux 7.5] Tab walks through the pages of an open group, and Enter follows one and closes it', async () => {
  const runtime = await show(1000)
  const group = page.getByRole('button', { name: 'Data Explorer' })
  await expect.element(group).toBeVisible()
  focus(group.element())
  await userEvent.keyboard('{Enter}')
  await expect.element(link(/^Overview/)).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(link(/^Export Logs/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => place(runtime)).toBe('export-logs')
  await expect.element(page.getByRole('dialog', { name: 'Data Explorer' })).not.toBeInTheDocument()
})

it('[ux 4.3] in a small frame it is a drawer: opened by keyboard, closed by Esc, the focus back on its button', async () => {
  await show(390)
  const button = page.getByRole('button', { name: 'Open navigation' })
  await expect.element(button).toBeVisible()
  focus(button.element())
  await userEvent.keyboard('{Enter}')
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await expect.element(drawer).toBeVisible()
  await expect.element(link('Import Logs')).toHaveAttribute('aria-current', 'page')
  // A small header has no room for its buttons.
  await expect.element(link('Users and Roles')).toBeVisible()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(drawer.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

it('[ux 4.3] following a link closes the drawer', async () => {
  const runtime = await show(390)
  await userEvent.click(page.getByRole('button', { name: 'Open navigation' }))
  const dashboard = link('Dashboard')
  await expect.element(dashboard).toBeVisible()
  focus(dashboard.element())
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => place(runtime)).toBe('dashboard')
  await expect.element(page.getByRole('dialog', { name: 'Navigation' })).not.toBeInTheDocument()
})
