import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LargeTableNote } from './large-table-note.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const note = () => screen.queryByRole('status')

it('[ux 9.11] tells what helps once rows were awaited for ten seconds, and each time anew', () => {
  const { rerender } = render(<LargeTableNote key="first">Add a filter</LargeTableNote>)
  pass(9_999)
  expect(note()).toBeNull()
  pass(1)
  expect(note()).toHaveTextContent('Add a filter')
  rerender(<LargeTableNote key="second">Add a filter</LargeTableNote>)
  expect(note()).toBeNull()
  pass(10_000)
  expect(note()).toBeInTheDocument()
})
