import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTextMemory } from './text-memory.ts'

it('answers what a map would, for short texts', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 3 }),
    fc.integer({ min: 0, max: 3000 }).map(String),
    fc.constant('x'.repeat(41)),
  )
  fc.assert(
    fc.property(fc.array(text, { maxLength: 400 }), (texts) => {
      const memory = createTextMemory<number>()
      const map = new Map<string, number>()
      for (const [i, one] of texts.entries()) {
        expect(memory.get(one)).toBe(map.get(one))
        if (one.length > 40 || map.has(one)) continue
        memory.add(one, i)
        map.set(one, i)
      }
      expect([...memory.entries()].sort()).toEqual([...map.values()].sort())
    }),
  )
})

it('takes ten thousand texts and no more', () => {
  const memory = createTextMemory<number>()
  for (let i = 0; i < 10_100; i += 1) memory.add(`text ${i}`, i)
  expect([...memory.entries()]).toHaveLength(10_000)
  expect([memory.get('text 0'), memory.get('text 9999'), memory.get('text 10000')]).toEqual([
    0,
    9999,
    undefined,
  ])
})
