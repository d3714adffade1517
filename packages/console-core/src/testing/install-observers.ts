/** The size that elements have in a document without layout. */
export type TestSize = { readonly width: number; readonly height: number }

/**
 * Adds what jsdom lacks and screens look at: `ResizeObserver`, `IntersectionObserver`, `matchMedia`, `scrollIntoView`, and a size of
 * elements, without which a long list draws no rows. What is there already stays. Returns what takes it away again.
 * @param size of each element; lists draw as many rows as fit
 * @example installObservers() // once, in the setup file of the tests
 */
export const installObservers = ({ width, height }: TestSize = { width: 800, height: 400 }): (() => void) => {
  const undo: (() => void)[] = []
  const add = (target: object, name: string, descriptor: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(target, name)
    Object.defineProperty(target, name, Object.assign({ configurable: true }, descriptor))
    undo.push(() => {
      if (before) Object.defineProperty(target, name, before)
      else Reflect.deleteProperty(target, name)
    })
  }
  const addMissing = (target: object, name: string, value: unknown) => {
    if (!(name in target)) add(target, name, { value, writable: true })
  }
  addMissing(globalThis, 'ResizeObserver', StillObserver)
  addMissing(globalThis, 'IntersectionObserver', SeeingObserver)
  addMissing(globalThis, 'matchMedia', noMedia)
  addMissing(Element.prototype, 'scrollIntoView', () => {})
  add(HTMLElement.prototype, 'clientWidth', { get: () => width })
  add(HTMLElement.prototype, 'clientHeight', { get: () => height })
  return () => {
    for (const take of undo.reverse()) take()
  }
}

/** Sizes never change here. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Everything is in view, as soon as it is looked at. */
class SeeingObserver {
  #seen: IntersectionObserverCallback
  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen
  }
  observe(target: Element) {
    const bounds = target.getBoundingClientRect()
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: bounds,
      intersectionRect: bounds,
      rootBounds: null,
      time: 0,
    }
    queueMicrotask(() => this.#seen([entry], this))
  }
  unobserve() {}
  disconnect() {}
  takeRecords = () => []
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
}

const noMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  })
