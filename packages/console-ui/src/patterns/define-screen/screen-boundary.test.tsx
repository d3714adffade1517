import { ConsoleProvider, createConsoleRuntime } from '@edconsole/console-core'
import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

function Crashing(): ReactElement {
  throw new Error('It stopped')
}

it('[ux 7.27] a crash stays until something else stands in its place', () => {
  const runtime = createConsoleRuntime({ session: null })
  const at = (of: string, content: ReactElement) => (
    <ConsoleProvider runtime={runtime}>
      <ThemeRoot>
        <ScreenBoundary of={of}>{content}</ScreenBoundary>
      </ThemeRoot>
    </ConsoleProvider>
  )
  const { rerender } = render(at('import-logs', <Crashing />))
  expect(screen.getByRole('alert')).toHaveTextContent('This section stopped working.')
  rerender(at('import-logs', <p>Another picture of it</p>))
  expect(screen.getByRole('alert')).toBeInTheDocument()
  rerender(at('dashboard', <p>The dashboard</p>))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('The dashboard')).toBeVisible()
})
