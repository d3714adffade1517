import { ConsoleProvider, createConsoleRuntime } from '@edconsole/console-core'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { messageListLater } from './message-list-later.ts'
import { SnackbarStack } from './snackbar-stack.tsx'

afterEach(() => void vi.restoreAllMocks())

it('[S3] a message whose list cannot be fetched is said and shown in words', async () => {
  vi.spyOn(messageListLater, 'get').mockReturnValue(undefined)
  vi.spyOn(messageListLater, 'load').mockRejectedValue(new Error('The network is gone'))
  const runtime = createConsoleRuntime({})
  render(
    <ConsoleProvider runtime={runtime}>
      <ThemeRoot>
        <SnackbarStack />
      </ThemeRoot>
    </ConsoleProvider>,
  )
  act(() => void runtime.snackbars.show({ message: 'Gateway timed out', iconColor: 'error', delay: 60_000 }))
  const said = () => screen.queryAllByText('Error. Gateway timed out')
  await vi.waitFor(() => expect(said().map(({ role }) => role)).toEqual(['alert', null]))
  act(() => runtime.snackbars.clear())
  expect(said()).toHaveLength(0)
})
