import { ConsoleProvider, createConsoleRuntime } from '@edconsole/console-core'
import { act, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UpdatedAgo } from './updated-ago.tsx'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const show = (part: ReactElement) => {
  // The product's clock stands elsewhere than the machine's
  const runtime = createConsoleRuntime({ session: null, clock: () => new Date('2026-09-14T12:14:30Z') })
  return { runtime, ...render(<ConsoleProvider runtime={runtime}>{part}</ConsoleProvider>) }
}

it('[ux 7.19] tells how old a page is, counting up, and its moment by the clock of the product', () => {
  show(<UpdatedAgo updatedAt={Date.now()} onRefresh={() => {}} />)
  expect(screen.getByText('Updated 0 s ago')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(8_000))
  expect(screen.getByText('Updated 8 s ago')).toHaveAttribute('title', '09/14/2026 - 08:14AM (ET)')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('Updated 1 min ago')).toBeInTheDocument()
})

it('[ux 7.19] a newer answer is new at once, and counts from its own start', () => {
  const part = (updatedAt: number) => <UpdatedAgo updatedAt={updatedAt} onRefresh={() => {}} />
  const { rerender, runtime } = show(part(Date.now() - 30_000))
  expect(screen.getByText('Updated 30 s ago')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(3_000))
  rerender(<ConsoleProvider runtime={runtime}>{part(Date.now())}</ConsoleProvider>)
  expect(screen.getByText('Updated 0 s ago')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(3_999))
  expect(screen.getByText('Updated 0 s ago')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText('Updated 4 s ago')).toBeInTheDocument()
})

it('[ux 7.19] without an answer it only offers to ask', () => {
  const onRefresh = vi.fn()
  show(<UpdatedAgo updatedAt={undefined} onRefresh={onRefresh} />)
  expect(screen.queryByText(/Updated/)).not.toBeInTheDocument()
  act(() => screen.getByRole('button', { name: 'Refresh' }).click())
  expect(onRefresh).toHaveBeenCalledOnce()
})
