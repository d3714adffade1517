import { ConsoleProvider, createConsoleRuntime } from '@edconsole/console-core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { SnackbarStack } from './snackbar-stack.tsx'

afterEach(cleanup)

const show = async () => {
  await page.viewport(1000, 600)
  const runtime = createConsoleRuntime({})
  render(
    <ConsoleProvider runtime={runtime}>
      <ThemeRoot scheme="light">
        <button type="button" style={{ position: 'fixed', top: 20, right: 20 }}>
          Sync now
        </button>
        <button type="button" style={{ position: 'fixed', top: 20, left: 20 }}>
          Elsewhere
        </button>
        <SnackbarStack />
      </ThemeRoot>
    </ConsoleProvider>,
  )
  runtime.snackbars.show({ message: 'Import started for Larkspur Valley Unified', delay: 60_000 })
}
const button = (name: string) => page.getByRole('button', { name })
const focus = (name: string) => {
  const element = button(name).element()
  if (element instanceof HTMLElement) element.focus()
}
const box = () => page.getByRole('article', { name: 'Success' }).element().getBoundingClientRect()

it('[ux 10] a message never lies on what has the focus', async () => {
  await show()
  await expect.element(page.getByRole('article', { name: 'Success' })).toBeVisible()
  const corner = box().top
  focus('Sync now')
  expect(box().top).toBeGreaterThanOrEqual(button('Sync now').element().getBoundingClientRect().bottom)
  focus('Elsewhere')
  expect(box().top).toBe(corner)
})

it.each([
  ['Esc', '{Escape}'],
  ['the close button', '{Tab}{Enter}'],
])('[ux 11] F8 goes to the newest message with a ring, and %s leads back', async (_, keys) => {
  await show()
  await expect.element(page.getByRole('article', { name: 'Success' })).toBeVisible()
  focus('Elsewhere')
  await userEvent.keyboard('{F8}')
  const item = page.getByRole('listitem').element()
  expect(item).toHaveFocus()
  expect(getComputedStyle(item).outlineWidth).toBe('2px')
  await userEvent.keyboard(keys)
  expect(page.getByRole('article', { name: 'Success' }).elements()).toEqual([])
  expect(button('Elsewhere').element()).toHaveFocus()
})

it('[ux 10] what took the place of the control that had the focus has it afterwards', async () => {
  await show()
  await expect.element(page.getByRole('article', { name: 'Success' })).toBeVisible()
  const standIn = (name: string) =>
    Object.assign(document.createElement('button'), { id: 'sync', textContent: name })
  const before = document.body.appendChild(standIn('Start'))
  const after = standIn('Follow')
  before.focus()
  await userEvent.keyboard('{F8}')
  before.replaceWith(after)
  await userEvent.keyboard('{Escape}')
  expect(after).toHaveFocus()
  after.remove()
})
