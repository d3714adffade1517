import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ColumnsIcon } from '../icons/icons.ts'
import { ThemeRoot } from '../theme-root/theme-root.tsx'
import { Tooltip } from './tooltip.tsx'

afterEach(cleanup)

const button = () => page.getByRole('button', { name: 'Time' })
const tip = () => page.getByRole('tooltip')

describe('a tooltip', () => {
  beforeEach(async () => {
    render(
      <ThemeRoot>
        <div style={{ padding: 80, overflow: 'hidden', position: 'relative' }}>
          <Tooltip text="22:00 UTC">
            <button type="button">Time</button>
          </Tooltip>
          <p data-testid="away">Away</p>
        </div>
      </ThemeRoot>,
    )
    await userEvent.hover(page.getByTestId('away'))
  })

  it('opens on hovering, but not before 400 ms, and closes after the pointer left', async () => {
    const start = performance.now()
    await userEvent.hover(button())
    await expect.element(tip()).toBeVisible()
    expect(performance.now() - start).toBeGreaterThan(390)
    await userEvent.hover(page.getByTestId('away'))
    await expect.element(tip()).not.toBeInTheDocument()
  })

  it('stays closed after a press, until the pointer has left and comes back', async () => {
    await userEvent.hover(button())
    await expect.element(tip()).toBeVisible()
    await userEvent.click(button())
    await expect.element(tip()).not.toBeInTheDocument()
    const element = button().element()
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(tip().query()).toBeNull()
    await userEvent.hover(page.getByTestId('away'))
    await userEvent.hover(button())
    await expect.element(tip()).toBeVisible()
  })

  it('stays while the pointer is on it', async () => {
    await userEvent.hover(button())
    await expect.element(tip()).toBeVisible()
    await userEvent.hover(tip())
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect.element(tip()).toBeVisible()
  })

  it('opens at once on keyboard focus, describes its thing, and Esc closes it', async () => {
    await userEvent.tab()
    await expect.element(tip()).toBeVisible()
    await expect.element(button()).toHaveAccessibleDescription('22:00 UTC')
    await userEvent.keyboard('{Escape}')
    await expect.element(tip()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
  })

  it('stands above its thing, not cut by what is around it', async () => {
    await userEvent.tab()
    await expect.element(tip()).toBeVisible()
    const box = button().element().getBoundingClientRect()
    const tipBox = tip().element().getBoundingClientRect()
    expect(tipBox.bottom).toBeLessThanOrEqual(box.top)
    expect(Math.abs(tipBox.left + tipBox.width / 2 - (box.left + box.width / 2))).toBeLessThan(2)
  })
})

it('[ux 7.9] says why a button is disabled when it is pressed, until the next press elsewhere', async () => {
  render(
    <div style={{ padding: 80 }}>
      <Button disabledReason="Turn on a product first">Save</Button>
      <p data-testid="away">Away</p>
    </div>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Save' }), { force: true })
  await expect.element(tip()).toHaveTextContent('Turn on a product first')
  await userEvent.click(page.getByTestId('away'))
  await expect.element(tip()).not.toBeInTheDocument()
})

it('an icon button shows its name in a tip, without saying it twice', async () => {
  render(<IconButton label="Columns" icon={<ColumnsIcon />} />)
  await userEvent.tab()
  await expect.element(tip()).toHaveTextContent('Columns')
  await expect.element(page.getByRole('button', { name: 'Columns' })).not.toHaveAccessibleDescription()
})
