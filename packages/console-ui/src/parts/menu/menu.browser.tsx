import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../dialog/dialog.tsx'
import { Popover } from '../popover/popover.tsx'
import { ThemeRoot } from '../theme-root/theme-root.tsx'
import { Menu } from './menu.tsx'

afterEach(cleanup)

const onSync = vi.fn()
const onOpen = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
const items = [
  { key: 'open', label: 'Open', href: '#open', onSelect: onOpen },
  { key: 'delete', label: 'Delete', disabledReason: 'An import is running', onSelect: onSync },
  { key: 'sync', label: 'Sync again', onSelect: onSync },
]
const trigger = () => page.getByRole('button', { name: 'Actions for batch 7' })

it('opens with the keyboard, skips what cannot be picked, picks with Enter, and gives the focus back', async () => {
  onSync.mockClear()
  render(<Menu label="Actions for batch 7" items={items} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('menuitem', { name: /Delete/ }))
    .toHaveTextContent('Delete An import is running')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onSync).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(trigger()).toHaveFocus()
})

it('a link whose default was prevented closes the menu too', async () => {
  onOpen.mockClear()
  render(<Menu label="Actions for batch 7" items={items} />)
  await userEvent.click(trigger())
  await userEvent.click(page.getByRole('menuitem', { name: 'Open' }))
  expect(onOpen).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(window.location.hash).toBe('')
})

it('a press on what cannot be picked does nothing', async () => {
  onSync.mockClear()
  render(<Menu label="Actions for batch 7" items={items} />)
  await userEvent.click(trigger())
  await userEvent.click(page.getByRole('menuitem', { name: /Delete/ }), { force: true })
  expect(onSync).not.toHaveBeenCalled()
})

it('out of a dialog it opens above it', async () => {
  render(
    <ThemeRoot>
      <Dialog open title="Columns" onClose={() => {}}>
        <Menu label="Actions for batch 7" items={items} />
      </Dialog>
    </ThemeRoot>,
  )
  await userEvent.click(trigger())
  const item = page.getByRole('menuitem', { name: 'Sync again' })
  await expect.element(item).toBeVisible()
  const box = item.element().getBoundingClientRect()
  const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  expect(item.element().contains(onTop)).toBe(true)
})

it('a popover takes the focus, lets its content close it, and gives the focus back', async () => {
  render(
    <Popover label="Columns" trigger={<button type="button">Choose</button>}>
      {(close) => (
        <button type="button" onClick={close}>
          Apply
        </button>
      )}
    </Popover>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Choose' }))
  await expect.element(page.getByRole('dialog', { name: 'Columns' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Apply' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Choose' })).toHaveFocus()
})
