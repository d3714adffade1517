import { ConsoleProvider, createConsoleRuntime } from '@edconsole/console-core'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { ThemeRoot } from '../theme-root/theme-root.tsx'
import { lazyOverlay } from './lazy-overlay.tsx'
import type { LazyPart } from './lazy-part.tsx'

type Loaded = LazyPart<(props: DialogProps) => ReactElement>

function Opener({ Lazy }: { Lazy: Loaded }): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <>
      <input aria-label="Name" />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Lazy open={open} onClose={() => setOpen(false)} title="Details">
        Text
      </Lazy>
    </>
  )
}

const show = (Lazy: Loaded) => {
  const runtime = createConsoleRuntime({})
  render(
    <ConsoleProvider runtime={runtime}>
      <ThemeRoot>
        <Opener Lazy={Lazy} />
      </ThemeRoot>
    </ConsoleProvider>,
  )
  return { messages: () => runtime.snackbars.get().recent.map(({ message }) => message) }
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Open' }))
const dialog = () => screen.findByRole('dialog', { name: 'Details' })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('is loaded when it is first open, and the focus moves into it', async () => {
  const load = vi.fn(async () => Dialog)
  show(lazyOverlay(load))
  expect(load).not.toHaveBeenCalled()
  await press()
  await vi.waitFor(async () => expect(await dialog()).toContainElement(document.activeElement as HTMLElement))
})

it('says that it is loading while it is open', async () => {
  show(lazyOverlay<typeof Dialog>(() => new Promise(() => {})))
  await press()
  expect(await screen.findByText('Loading')).toBeVisible()
})

it('[R28] closes with a message if it did not load, keeps what was typed, and opens with the next press', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { messages } = show(lazyOverlay(async () => Dialog))
  await userEvent.type(screen.getByLabelText('Name'), 'typed')
  await press()
  await vi.waitFor(() => expect(messages()).toEqual(["This didn't load"]))
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByLabelText('Name')).toHaveValue('typed')
  onLine.mockReturnValue(true)
  await act(async () => {})
  await press()
  expect(await dialog()).toBeVisible()
})
