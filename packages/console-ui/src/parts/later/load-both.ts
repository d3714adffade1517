import type { Later } from './create-later.ts'

/** The first, there only when the second is there too: an overlay opens together with what stands in it. */
export function loadBoth<Value>(first: Later<Value>, second: Later<unknown>): Later<Value> {
  return {
    get: () => (second.get() === undefined ? undefined : first.get()),
    load: async () => (await Promise.all([first.load(), second.load()]))[0],
  }
}
