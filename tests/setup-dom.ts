import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { lateMessages } from './late-messages.ts'
import { withoutOwnerStacks } from './quick-react.ts'

// jsdom and happy-dom do no layout: without a height react-virtual renders no rows, and a list has room for all of its columns
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, get: () => 400 },
  clientWidth: { configurable: true, get: () => 1440 },
})
withoutOwnerStacks()
configure(({ getElementError }) => ({
  asyncUtilTimeout: 10_000,
  getElementError: lateMessages(getElementError),
}))
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} // Headless UI needs it; jsdom has none
// jsdom draws 60 frames a second by a clock of its own: how many of them a test sees would depend on the machine.
// As timers they come in the order in which they were asked for, before the next press or key of a test.
Object.assign(window, {
  requestAnimationFrame: (draw: FrameRequestCallback) => Number(setTimeout(() => draw(performance.now()))),
  cancelAnimationFrame: (frame: number) => clearTimeout(frame),
})
afterEach(() => {
  cleanup()
  // Drafts of one test aren't offered to the next.
  window.sessionStorage.clear()
})
