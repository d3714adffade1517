import { cleanup, render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type LazyPart, lazyPart } from '../lazy-part/lazy-part.tsx'
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
function slowly<Part extends (props: never) => ReactNode>(part: Part) {
  let arrive = () => {}
  const Slow: LazyPart<Part> = lazyPart(
    () =>
      new Promise<Part>((resolve) => {
        arrive = () => resolve(part)
      }),
  )
  return { Slow, arrive: () => arrive() }
}

type ActionsProps = { Slow: LazyPart<typeof MenuPanel>; onClick?: () => void }

function Actions({ Slow, onClick }: ActionsProps): ReactElement {
  return (
    <>
      <OverlayTrigger
        menu
        overlay={Slow}
        trigger={
          <button type="button" onClick={onClick}>
            Actions
          </button>
        }
      >
        {(link) => <Slow items={items} align="start" link={link} />}
      </OverlayTrigger>
      <button type="button">After</button>
    </>
  )
}

describe('a menu whose code is still under way', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}'])('opens on %s at its first entry once it is there', async (key) => {
    const { Slow, arrive } = slowly(MenuPanel)
    render(<Actions Slow={Slow} />)
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
    const { Slow, arrive } = slowly(MenuPanel)
    const onClick = vi.fn()
    render(<Actions Slow={Slow} onClick={onClick} />)
    await userEvent.click(button())
    arrive()
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('opens on the click of assistive technology, which comes without a pointer', async () => {
    const { Slow, arrive } = slowly(MenuPanel)
    render(<Actions Slow={Slow} />)
    const element = button().element()
    if (element instanceof HTMLElement) element.click()
    arrive()
    await expect.element(page.getByRole('menu')).toBeVisible()
  })

  it('does not call back who has gone on meanwhile', async () => {
    const { Slow, arrive } = slowly(MenuPanel)
    render(<Actions Slow={Slow} />)
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
    let isThere = false
    const Slow = lazyPart(async () => {
      if (isThere) return MenuPanel
      throw new Error('offline')
    })
    render(<Actions Slow={Slow} />)
    await userEvent.click(button())
    await expect.element(button()).toHaveAttribute('aria-busy', 'true')
    await expect.element(button()).not.toHaveAttribute('aria-busy')
    isThere = true
    await userEvent.click(button())
    await expect.element(page.getByRole('menu')).toBeVisible()
  })
})

it('a popover waits for what its content needs', async () => {
  const { Slow, arrive } = slowly(() => <button type="button">content</button>)
  render(
    <Popover label="Panel" needs={Slow} trigger={<button type="button">Actions</button>}>
      <Slow />
    </Popover>,
  )
  await userEvent.click(button())
  expect(page.getByRole('dialog').elements()).toEqual([])
  arrive()
  await expect.element(page.getByRole('dialog', { name: 'Panel' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'content' })).toHaveFocus()
})
