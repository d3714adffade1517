import { collectGarbage } from '../testing/collect-garbage.ts'

const KEYS = 200_000

/** What it costs to remember the key of a row, to notice a second one and what refers to it. */
export const bytesPerKey = (): number => {
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  const keys = new Map<string, number>()
  for (let n = 0; n < KEYS; n += 1) keys.set(['300', String(10_000 + n), '0412'].join('/'), n)
  collectGarbage()
  const bytes = process.memoryUsage().heapUsed - before
  return keys.size === KEYS ? Math.round(bytes / KEYS) : 0
}
