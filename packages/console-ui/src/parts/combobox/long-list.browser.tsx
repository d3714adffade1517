import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../theme-root/theme-root.tsx'
import { ComboboxPanel } from './combobox-panel.tsx'

afterEach(cleanup)

const many = Array.from({ length: 15_000 }, (_, at) => ({
  value: `${at}`,
  label: `${at === 9000 ? 'Westerly' : 'Larkspur'} Unified ${at}`,
  group: at < 3 ? 'Recent' : 'All districts',
}))
const show = (onPick = vi.fn()) => {
  render(
    <ThemeRoot>
      <ComboboxPanel label="District Select" value="1" onPick={onPick} options={many} />
    </ThemeRoot>,
  )
  return onPick
}
const list = () => page.getByRole('listbox').element()
const marked = () => list().querySelector('[data-focus]')

it('[ux 7.3] Enter means what was typed, although the list is still behind it', async () => {
  const onPick = show()
  const input = page.getByRole('combobox')
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard('wester{Enter}')
  expect(onPick).toHaveBeenCalledExactlyOnceWith('9000')
})

it('[ux 7.3] a list that is scrolled draws what comes into sight and does not go back to the marked one', async () => {
  show()
  await expect.poll(() => marked()?.textContent).toContain('Larkspur Unified 1')
  // Until then the marked one is brought into sight.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const before = list().scrollHeight
  const far = before / 2
  list().scrollTop = far
  await expect.element(page.getByRole('option', { name: /Unified 74\d\d$/ }).first()).toBeVisible()
  expect(document.querySelectorAll('[role=option]').length).toBeLessThan(60)
  expect(Math.abs(list().scrollTop - far)).toBeLessThan(50)
  expect(Math.abs(list().scrollHeight - before)).toBeLessThan(4)
  expect(marked()?.textContent).toContain('Larkspur Unified 1')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => list().scrollTop).toBeLessThan(150)
  expect(marked()?.textContent).toContain('Larkspur Unified 2')
})

it('[ux 7.3] both ends are one key away, in sight, and say their place', async () => {
  show()
  await expect.poll(() => marked()?.textContent).toContain('Larkspur Unified 1')
  await userEvent.keyboard('{End}')
  await expect.poll(() => marked()?.getAttribute('aria-posinset')).toBe('15000')
  await expect.poll(() => list().scrollTop + list().clientHeight).toBeGreaterThan(list().scrollHeight - 12)
  await userEvent.keyboard('{PageUp}')
  await expect.poll(() => marked()?.getAttribute('aria-posinset')).toBe('14990')
  await userEvent.keyboard('{Home}')
  await expect.poll(() => marked()?.getAttribute('aria-posinset')).toBe('1')
  await expect.poll(() => list().scrollTop).toBe(0)
  expect(marked()).toHaveAttribute('aria-setsize', '15000')
})
