import { ConsoleProvider, createConsoleRuntime } from '@edconsole/console-core'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { ScreenHostContext } from '../define-screen/screen-host.ts'
import { SHORTCUTS, type ShortcutId } from '../shortcuts/shortcuts.ts'
import { SnackbarStack } from './snackbar-stack.tsx'

afterEach(cleanup)

/** The keys of a console, as its shell would hear them. */
const keys = {
  bind(id: ShortcutId, run: () => void) {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === SHORTCUTS[id].keys) run()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  },
}
const host = { headingLevel: 1, breadcrumbs: false, keys } as const

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
        <ScreenHostContext.Provider value={host}>
          <SnackbarStack />
        </ScreenHostContext.Provider>
      </ThemeRoot>
    </ConsoleProvider>,
  )
  // Where other tests left the pointer, a message might appear under it, and would stay.
  await userEvent.hover(button('Elsewhere'))
  runtime.snackbars.show({ message: 'Import started for Larkspur Valley Unified', delay: 60_000 })
  return runtime.snackbars
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

it('[ux 7.15] messages stand below the actions of the page and end above its save bar', async () => {
  const snackbars = await show()
  const add = (html: string) => {
    document.body.insertAdjacentHTML('beforeend', html)
    return document.body.lastElementChild as HTMLElement
  }
  const actions = add(
    '<div data-ec-uncovered style="position: fixed; top: 40px; right: 10px; width: 200px; height: 32px">',
  )
  const bar = add(
    '<div data-ec-save-bar style="position: fixed; bottom: 0; left: 0; right: 0; height: 56px">',
  )
  const edges = () => page.getByRole('region', { name: 'Messages' }).element().getBoundingClientRect()
  await expect.poll(() => edges().top).toBe(80)
  act(() => {
    for (const title of ['One', 'Two', 'Three']) {
      snackbars.show({ title, message: 'A message of several lines. '.repeat(8), delay: 60_000 })
    }
  })
  await expect.poll(() => edges().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
  expect(edges().top).toBe(80)
  bar.remove()
  actions.remove()
  await expect.poll(() => edges().top).toBe(12)
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

describe('[ux 7.15] the stack', () => {
  const titles = () =>
    page
      .getByRole('article')
      .elements()
      .map((element) => element.getAttribute('aria-label'))

  it('shows four, the newest on top, and counts those behind them', async () => {
    const snackbars = await show()
    act(() => {
      for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) {
        snackbars.show({ title, message: `Message ${title}`, delay: 60_000 })
      }
    })
    expect(titles()).toEqual(['Five', 'Four', 'Three', 'Two'])
    await expect.element(page.getByText('2 more messages')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }).first())
    expect(titles()).toEqual(['Four', 'Three', 'Two', 'One'])
    await expect.element(page.getByText('1 more message', { exact: true })).toBeVisible()
  })

  it('stands 12 px below the header and 16 px from the edge, 340 px wide; over the header when asked', async () => {
    const snackbars = await show()
    document.documentElement.style.setProperty('--ec-snackbar-top', '48px')
    expect(box()).toMatchObject({ top: 60, right: window.innerWidth - 16, width: 340 })
    act(() => void snackbars.show({ title: 'Above', message: 'All else', top: true, delay: 60_000 }))
    expect(page.getByRole('article', { name: 'Above' }).element().getBoundingClientRect().top).toBe(12)
    document.documentElement.style.removeProperty('--ec-snackbar-top')
  })

  it('says each message once, in its order, and a repeated one again with its count', async () => {
    const snackbars = await show()
    const polite = () => page.getByRole('status').first()
    const urgent = () => page.getByRole('alert').first()
    await expect.element(polite()).toHaveTextContent('Success. Import started for Larkspur Valley Unified')
    const error = { message: 'Error fetching exports', iconColor: 'error', delay: 60_000 } as const
    act(() => {
      snackbars.show(error)
      snackbars.show({ message: 'Site updated (0417)', delay: 60_000 })
      snackbars.show({ message: 'Site updated (0418)', delay: 60_000 })
    })
    await expect.element(urgent()).toHaveTextContent('Error. Error fetching exports')
    await expect
      .element(polite())
      .toHaveTextContent('Success. Site updated (0417). Success. Site updated (0418)')
    act(() => void snackbars.show(error))
    await expect.element(urgent()).toHaveTextContent('Error. Error fetching exports. 2 times')
    expect(titles()).toHaveLength(4)
    // What comes to light again was said already.
    await userEvent.keyboard('{F8}{Escape}')
    await userEvent.keyboard('{F8}{Escape}')
    expect(titles()).toEqual(['Success', 'Success'])
    await expect.element(urgent()).toHaveTextContent('')
    await expect.element(polite()).not.toHaveTextContent('Import started')
  })

  it.each([
    [
      'the pointer on it',
      () => userEvent.hover(page.getByRole('article')),
      () => userEvent.hover(button('Elsewhere')),
    ],
    ['the focus in it', () => userEvent.keyboard('{F8}'), async () => focus('Elsewhere')],
  ])('a message stays with %s, and its time starts from full afterwards', async (_, come, go) => {
    const snackbars = await show()
    act(() => snackbars.clear())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      act(() => void snackbars.show({ message: 'Four seconds' }))
      // Half of its time, because looking for an element moves faked time on by 50 ms at each try.
      act(() => void vi.advanceTimersByTime(2000))
      await come()
      act(() => void vi.advanceTimersByTime(60_000))
      expect(titles()).toHaveLength(1)
      await go()
      act(() => void vi.advanceTimersByTime(2000))
      expect(titles()).toHaveLength(1)
      act(() => void vi.advanceTimersByTime(2000))
      expect(titles()).toHaveLength(0)
    } finally {
      vi.useRealTimers()
    }
  })
})
