import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Preloadable } from './lazy-part.tsx'
import { useLoadWhenQuiet } from './use-load-when-quiet.ts'

/** Stands in for the observer of what the page receives, of which the tests' document has none. */
let received: () => void = () => {}
class Observer {
  constructor(heard: () => void) {
    received = heard
  }
  observe() {}
  disconnect() {
    received = () => {}
  }
}

type NearbyProps = { part: Preloadable; wanted?: boolean; isAwaiting?: () => boolean }

function Nearby({ part, wanted = true, isAwaiting = () => false }: NearbyProps): ReactElement {
  useLoadWhenQuiet(part, wanted, isAwaiting)
  return <p>near</p>
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', Observer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits until nothing has come for a while, and loads once', () => {
  const fetchIt = vi.fn(async () => 'here')
  render(<Nearby part={{ preload: fetchIt }} />)
  vi.advanceTimersByTime(2500)
  received()
  vi.advanceTimersByTime(2500)
  expect(fetchIt).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(fetchIt).toHaveBeenCalledOnce()
  received()
  vi.advanceTimersByTime(10_000)
  expect(fetchIt).toHaveBeenCalledOnce()
})

it('waits for an answer that takes long', () => {
  const fetchIt = vi.fn(async () => 'here')
  const isAwaiting = vi.fn(() => true)
  render(<Nearby part={{ preload: fetchIt }} isAwaiting={isAwaiting} />)
  vi.advanceTimersByTime(20_000)
  expect(fetchIt).not.toHaveBeenCalled()
  isAwaiting.mockReturnValue(false)
  vi.advanceTimersByTime(3000)
  expect(fetchIt).toHaveBeenCalledOnce()
})

it('waits for an idle moment where the browser knows of them', () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  const cancel = vi.fn()
  vi.stubGlobal('cancelIdleCallback', cancel)
  const fetchIt = vi.fn(async () => 'here')
  const { unmount } = render(<Nearby part={{ preload: fetchIt }} />)
  vi.advanceTimersByTime(3000)
  expect(fetchIt).not.toHaveBeenCalled()
  idle[0]?.()
  expect(fetchIt).toHaveBeenCalledOnce()
  unmount()
  expect(cancel).toHaveBeenCalledWith(1)
})

it.each([
  { name: 'who saves data', saveData: true, wanted: true },
  { name: 'what is not wanted', saveData: false, wanted: false },
])('loads nothing for $name', ({ saveData, wanted }) => {
  vi.stubGlobal('navigator', { connection: { saveData } })
  const fetchIt = vi.fn(async () => 'here')
  render(<Nearby part={{ preload: fetchIt }} wanted={wanted} />)
  vi.advanceTimersByTime(10_000)
  expect(fetchIt).not.toHaveBeenCalled()
})

it('loads nothing for a page that was left', () => {
  const fetchIt = vi.fn(async () => 'here')
  render(<Nearby part={{ preload: fetchIt }} />).unmount()
  vi.advanceTimersByTime(10_000)
  expect(fetchIt).not.toHaveBeenCalled()
})
