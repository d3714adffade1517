import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom and happy-dom do no layout: without a size react-virtual renders no rows
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, get: () => 400 },
  clientWidth: { configurable: true, get: () => 800 },
})
configure({ asyncUtilTimeout: 10_000 })
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} // Headless UI needs it; jsdom has none
afterEach(cleanup)
