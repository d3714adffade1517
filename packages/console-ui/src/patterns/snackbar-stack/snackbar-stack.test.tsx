import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => void vi.restoreAllMocks())

/** Renders the stack before the code of its list has loaded. */
const showStack = async () => {
  // Another test of the same worker may have loaded the list already.
  vi.resetModules()
  const { ConsoleProvider, createConsoleRuntime } = await import('@edconsole/console-core')
  const { ThemeRoot } = await import('../../parts/theme-root/theme-root.tsx')
  const { SnackbarStack } = await import('./snackbar-stack.tsx')
  const runtime = createConsoleRuntime({})
  render(
    <ConsoleProvider runtime={runtime}>
      <ThemeRoot>
        <SnackbarStack />
      </ThemeRoot>
    </ConsoleProvider>,
  )
  return runtime
}

it('R22 a message whose list loads late stays for its full time once it is visible', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  vi.doMock('./message-list.tsx', async (original) => {
    await arrived
    return original()
  })
  const runtime = await showStack()
  act(() => void runtime.snackbars.show({ message: 'Saved', delay: 100 }))
  await new Promise((resolve) => setTimeout(resolve, 300))
  arrive()
  expect(await screen.findByRole('listitem')).toHaveTextContent('Saved')
  await vi.waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
  vi.doUnmock('./message-list.tsx')
})

it('[S3] a message whose list cannot be fetched is said and shown in words', async () => {
  // React reports what the boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const runtime = await showStack()
  act(() => void runtime.snackbars.show({ message: 'Gateway timed out', iconColor: 'error', delay: 60_000 }))
  const said = () => screen.queryAllByText('Error. Gateway timed out')
  await vi.waitFor(() => expect(said().map(({ role }) => role)).toEqual(['alert', null]), 10_000)
  act(() => runtime.snackbars.clear())
  expect(said()).toHaveLength(0)
})
