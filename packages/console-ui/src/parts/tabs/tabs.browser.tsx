import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../theme-root/theme-root.tsx'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const names = ['Overview', 'Details', 'Error Logs', 'History', 'Settings']

function show(width: number, current: string, onClick?: (event: { preventDefault(): void }) => void) {
  const draw = (inlineSize: number) => (
    <ThemeRoot>
      <div style={{ inlineSize }}>
        <Tabs
          label="Students"
          items={names.map((label) => ({
            key: label,
            label,
            href: `#${label}`,
            current: label === current,
            ...(label === 'History' && { count: 1204 }),
            ...(onClick && { onClick }),
          }))}
        />
      </div>
    </ThemeRoot>
  )
  const { rerender } = render(draw(width))
  return (next: number) => rerender(draw(next))
}
const shown = () =>
  page
    .getByRole('navigation', { name: 'Students' })
    .getByRole('link')
    .elements()
    .map((element) => element.textContent)
const more = () => page.getByRole('button', { name: 'More' })

it('[ux 7.8] as many tabs as fit stand in a line, and come back with more room', async () => {
  const resize = show(900, 'Overview')
  await expect.poll(() => shown()).toEqual(['Overview', 'Details', 'Error Logs', 'History1,204', 'Settings'])
  expect(more().elements()).toEqual([])
  resize(260)
  await expect.poll(() => shown()).toEqual(['Overview', 'Details'])
  const nav = page.getByRole('navigation', { name: 'Students' }).element().getBoundingClientRect()
  expect(more().element().getBoundingClientRect().right).toBeLessThanOrEqual(nav.right)
  resize(900)
  await expect.poll(() => shown()).toHaveLength(5)
})

it('[ux 7.8] the tab that is open stays in the line', async () => {
  show(260, 'Settings')
  await expect.poll(() => shown()).toEqual(['Overview', 'Settings'])
  await expect.element(page.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
})

it('[ux 7.8] the keyboard passes the unseen tabs and picks one in the menu, which closes', async () => {
  const onClick = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  show(260, 'Overview', onClick)
  await expect.poll(() => shown()).toEqual(['Overview', 'Details'])
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(more()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'History (1,204)' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onClick).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(more()).toHaveFocus()
})
