import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { ThemeRoot } from '../theme-root/theme-root.tsx'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

it('[ux 10] a dialog that Escape does not close keeps the focus', async () => {
  render(
    <ThemeRoot>
      <Dialog open locked onClose={() => {}} title="New password" actions={<Button>Done</Button>}>
        Shown once.
      </Dialog>
    </ThemeRoot>,
  )
  const done = page.getByRole('button', { name: 'Done' })
  await userEvent.tab()
  while (document.activeElement !== done.element()) await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.element(done).toHaveFocus()
  // Not only until the next frames.
  await new Promise((next) => setTimeout(next, 100))
  expect(document.activeElement).toBe(done.element())
})

it('[ux 10] a dialog that has the focus itself has no outline around the window', async () => {
  render(
    <ThemeRoot>
      <Dialog open onClose={() => {}} title="Shortcuts">
        Press a key.
      </Dialog>
    </ThemeRoot>,
  )
  const dialog = page.getByRole('dialog', { name: 'Shortcuts' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('?')
  const layer = dialog.element()
  if (layer instanceof HTMLElement) layer.focus()
  expect(document.activeElement).toBe(layer)
  expect(layer.matches(':focus-visible')).toBe(true)
  expect(getComputedStyle(layer).outlineStyle).toBe('none')
})
