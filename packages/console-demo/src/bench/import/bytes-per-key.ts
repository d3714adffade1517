import { createRowMemory } from '@edconsole/console-core/import-rules'
import { collectGarbage } from '@edconsole/console-server/internal/testing'

const KEYS = 200_000

/** What it costs to remember the key of a row that is made of several values, to notice a second one. */
export const bytesPerKey = (): number => {
  const before = inUse()
  const { rows } = createRowMemory('', true)
  for (let n = 0; n < KEYS; n += 1) rows.addNew(['300', String(10_000 + n), '0412'].join('/'), n)
  const bytes = inUse() - before
  return rows.size === KEYS ? Math.round(bytes / KEYS) : 0
}

const inUse = (): number => {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
