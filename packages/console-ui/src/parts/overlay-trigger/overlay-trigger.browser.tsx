import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createLater, type Later } from '../later/create-later.ts'
import { MenuPanel } from '../menu/menu-panel.tsx'
import { Popover } from '../popover/popover.tsx'
import { OverlayTrigger } from './overlay-trigger.tsx'

afterEach(cleanup)

const items = [
  { key: 'open', label: 'Open' },
  { key: 'sync', label: 'Sync again' },
]
const button = () => page.getByRole('button', { name: 'Actions' })

/** Code that arrives when the test says so. */
function slowly<Value>(value: Value): { later: Later<Value>; arrive(): void; fail(): void; asked(): number } {
  let settle: { arrive(): void; fail(): void } | undefined
  let asked = 0
  return {
    later: createLater(
      () =>
        new Promise<Value>((resolve, reject) => {
          asked += 1
          settle = { arrive: () => resolve(value), fail: () => reject(new Error('offline')) }
        }),
    ),
    arrive: () => settle?.arrive(),
    fail: () => settle?.fail(),
    asked: () => asked,
  }
}

function Actions({ later, onClick }: { later: Later<typeof MenuPanel>; onClick?: () => void }): ReactElement {
  return (
    <>
      <OverlayTrigger
        menu
        overlay={later}
        trigger={
          <button type="button" onClick={onClick}>
            Actions
          </button>
        }
      >
        {(Panel, link) => <Panel items={items} align="start" link={link} />}
      </OverlayTrigger>
      <button type="button">After</button>
    </>
  )
}

describe('a menu whose code is still under way', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}'])('opens on %s at its first entry once it is there', async (key) => {
    const { later, arrive } = slowly(MenuPanel)
    render(<Actions later={later} />)
    const before = button().element()
    await userEvent.tab()
    await userEvent.keyboard(key)
    await expect.element(button()).toHaveAttribute('aria-busy', 'true')
    arrive()
    await expect.element(page.getByRole('menu')).toBeVisible()
    await expect
      .poll(() => page.getByRole('menuitem', { name: 'Open' }).element())
      .toHaveAttribute('data-focus')
    expect(button().element()).toBe(before)
    await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(button()).toHaveFocus()
  })

  it('opens once on a press of the mouse, and runs the own handler of the button once', async () => {
    const { later, arrive } = slowly(MenuPanel)
    const onClick = vi.fn()
    render(<Actions later={later} onClick={onClick} />)
    await userEvent.click(button())
    arrive()
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('opens on the click of assistive technology, which comes without a pointer', async () => {
    const { later, arrive } = slowly(MenuPanel)
    render(<Actions later={later} />)
    const element = button().element()
    if (element instanceof HTMLElement) element.click()
    arrive()
    await expect.element(page.getByRole('menu')).toBeVisible()
  })

  it('does not call back who has gone on meanwhile', async () => {
    const { later, arrive } = slowly(MenuPanel)
    render(<Actions later={later} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    arrive()
    await expect.element(button()).not.toHaveAttribute('aria-busy')
    await expect.element(button()).toHaveAttribute('id')
    expect(page.getByRole('menu').elements()).toEqual([])
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  })

  it('stays as it was when it cannot be fetched, and the next press tries again', async () => {
    const { later, arrive, fail, asked } = slowly(MenuPanel)
    render(<Actions later={later} />)
    await userEvent.click(button())
    fail()
    await expect.element(button()).not.toHaveAttribute('aria-busy')
    await userEvent.click(button())
    arrive()
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(asked()).toBe(2)
  })
})

it('a popover waits for what its content needs', async () => {
  const { later, arrive } = slowly('content')
  render(
    <Popover label="Panel" needs={later} trigger={<button type="button">Actions</button>}>
      {() => <button type="button">{later.get()}</button>}
    </Popover>,
  )
  await userEvent.click(button())
  expect(page.getByRole('dialog').elements()).toEqual([])
  arrive()
  await expect.element(page.getByRole('dialog', { name: 'Panel' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'content' })).toHaveFocus()
})
