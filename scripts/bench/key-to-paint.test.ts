import { expect, it } from 'vitest'
import { keyToPaint } from './key-to-paint.ts'
import type { TraceEvent } from './main-thread.ts'

const at = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ts,
  pid: 1,
  tid: 1,
  ...more,
})
const key = (ts: number) => at('EventDispatch', ts, { args: { data: { type: 'keydown' } } })

it('counts the work from the key to its frame, not what stood before, came after or waited', () => {
  expect(
    keyToPaint([
      at('RunTask', 0, { dur: 90, tdur: 5000 }),
      at('RunTask', 100, { dur: 300, tdur: 2000 }),
      key(150),
      at('RunTask', 500, { dur: 100, tdur: 1000 }),
      at('RunTask', 700, { dur: 200, tdur: 3000 }),
      at('Commit', 850),
      at('RunTask', 950, { dur: 200, tdur: 9000 }),
    ]),
  ).toEqual([6])
})

it('a key that no frame followed is left out', () => {
  expect(keyToPaint([at('RunTask', 0, { dur: 10, tdur: 10 }), key(5)])).toEqual([])
})
