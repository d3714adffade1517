import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../theme-root/theme-root.tsx'
import { Drawer, type DrawerProps } from './drawer.tsx'

afterEach(cleanup)

function Opened({ dir, ...props }: Partial<DrawerProps> & { dir?: 'rtl' }) {
  const [open, setOpen] = useState(false)
  return (
    <ThemeRoot>
      <button type="button" onClick={() => setOpen(true)}>
        Help
      </button>
      <Drawer title="About" {...props} open={open} onClose={() => setOpen(false)}>
        {props.children ?? <p>Text</p>}
      </Drawer>
    </ThemeRoot>
  )
}

const open = () => userEvent.click(page.getByRole('button', { name: 'Help' }))
const drawer = () => page.getByRole('dialog', { name: 'About' })

it('keeps the focus inside, closes on Esc, and gives it back', async () => {
  render(<Opened />)
  await open()
  await expect.poll(() => drawer().element().contains(document.activeElement)).toBe(true)
  for (const key of ['{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard(key)
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Help' })).toHaveFocus()
})

it('stands at the end of the window and is as high as that; its text scrolls by keyboard', async () => {
  await page.viewport(1000, 500)
  render(<Opened>{'Long text. '.repeat(800)}</Opened>)
  await open()
  await expect.element(drawer()).toBeVisible()
  const panel = page.getByRole('button', { name: 'Close' }).element().closest('[id*="panel"]')
  await expect.poll(() => panel?.getBoundingClientRect().right).toBe(1000)
  expect(panel?.getBoundingClientRect()).toMatchObject({ height: 500, width: 420 })
  const body = page.getByText(/^Long text/).element()
  expect(body).toHaveAttribute('tabindex', '0')
})

it('[ux 10] has no outline around the window while it has the focus itself', async () => {
  render(<Opened />)
  await open()
  await expect.element(drawer()).toBeVisible()
  await userEvent.keyboard('?')
  const layer = drawer().element()
  if (layer instanceof HTMLElement) layer.focus()
  expect(layer.matches(':focus-visible')).toBe(true)
  expect(getComputedStyle(layer).outlineStyle).toBe('none')
})
