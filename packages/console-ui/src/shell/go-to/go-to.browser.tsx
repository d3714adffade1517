import { type ConsoleRuntime, placeOf, ROLES } from '@edconsole/console-core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { districtItem } from '../../testing/rows-server.ts'
import { StoryConsole } from '../../testing/story-console.tsx'
import { ConsoleShell } from '../console-shell.tsx'

afterEach(cleanup)

const districts = Array.from({ length: 15_000 }, (_, index) =>
  districtItem(index + 1, `${index % 2 ? 'Copper' : 'Larkspur'} District ${index + 1}`),
)

async function show(): Promise<ConsoleRuntime> {
  await page.viewport(1280, 800)
  const ready = new Promise<ConsoleRuntime>((resolve) => {
    render(
      <StoryConsole
        place={placeOf('import-logs', { districtId: '1' })}
        server={{ districts, roles: ROLES }}
        onReady={resolve}
      >
        <ConsoleShell>
          <p>The body</p>
        </ConsoleShell>
      </StoryConsole>,
    )
  })
  return ready
}

const box = () => page.getByRole('combobox', { name: 'Go to' })
const options = () => page.getByRole('option').elements()

it('[ux 7.29] among 15,000 districts only those in sight are drawn, the first of them is the one that Enter means', async () => {
  const runtime = await show()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(box()).toHaveFocus()
  await userEvent.fill(box(), 'copper district 1499')
  await expect.element(page.getByRole('option', { name: /Copper District 14990/ })).toBeVisible()
  expect(options().length).toBeLessThan(60)
  await expect
    .poll(
      () => document.getElementById(box().element().getAttribute('aria-activedescendant') ?? '')?.textContent,
    )
    .toMatch(/Copper District 14990/)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
  await expect.poll(() => runtime.navigation.get().current()?.params.districtId).toBe('14992')
})

it('[ux 10] it lies over the page, inside the window, and keeps the focus until it is closed', async () => {
  await show()
  await userEvent.click(page.getByRole('button', { name: /^Go to/ }))
  await expect.element(box()).toHaveFocus()
  const dialog = page.getByRole('dialog', { name: 'Go to' }).element()
  const panel = box().element().closest('[id*="panel"]')?.getBoundingClientRect()
  expect(dialog).toHaveAttribute('aria-modal', 'true')
  expect(panel?.bottom).toBeLessThan(800)
  await userEvent.keyboard('{Tab}')
  expect(dialog.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Go to/ })).toHaveFocus()
})
