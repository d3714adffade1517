import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { Popover } from '../popover/popover.tsx'
import { ThemeRoot } from '../theme-root/theme-root.tsx'
import { Dialog } from './dialog.tsx'

const { adoptedStyleSheets } = document

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.adoptedStyleSheets = adoptedStyleSheets
})

const close = () => {}
const shown: Record<string, (open: boolean) => ReactElement> = {
  dialog: (open) => (
    <Dialog open={open} onClose={close} title="Held">
      What is held
    </Dialog>
  ),
  drawer: (open) => (
    <Drawer open={open} onClose={close} title="Held">
      What is held
    </Drawer>
  ),
}

/** The next frames come faster than React shows what it was told, as on a machine that is busy. */
function framesBeforeReact(): void {
  const inTime = requestAnimationFrame
  let soon = 10
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    if (soon-- <= 0) return inTime(frame)
    queueMicrotask(() => frame(performance.now()))
    return 0
  })
}

async function opening(): Promise<void> {
  await expect.element(page.getByText('What is held')).toBeInTheDocument()
  await new Promise((next) => setTimeout(next, 150))
}

function slowMotion(): void {
  const slowly = new CSSStyleSheet()
  slowly.replaceSync(
    '[data-ec-root] { --ec-motion-fast: 600ms !important; --ec-motion-base: 600ms !important; --ec-motion-slow: 600ms !important }',
  )
  document.adoptedStyleSheets = [slowly]
}

it.each(['dialog', 'drawer'])('[ux 10] a %s that closes while it still opens is gone', async (name) => {
  slowMotion()
  const { rerender } = render(<ThemeRoot>{shown[name]?.(false)}</ThemeRoot>)
  rerender(<ThemeRoot>{shown[name]?.(true)}</ThemeRoot>)
  await opening()
  framesBeforeReact()
  rerender(<ThemeRoot>{shown[name]?.(false)}</ThemeRoot>)
  await expect.element(page.getByText('What is held'), { timeout: 3000 }).not.toBeInTheDocument()
})

it('[ux 10] a popover that closes while it still opens is gone', async () => {
  slowMotion()
  let closeLater = () => {}
  render(
    <ThemeRoot>
      <Popover trigger={<Button>More</Button>} label="Held">
        {(closePanel) => {
          closeLater = closePanel
          return 'What is held'
        }}
      </Popover>
    </ThemeRoot>,
  )
  await userEvent.click(page.getByRole('button', { name: 'More' }))
  await opening()
  framesBeforeReact()
  closeLater()
  await expect.element(page.getByText('What is held'), { timeout: 3000 }).not.toBeInTheDocument()
})
