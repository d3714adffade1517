import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRowNumbers } from './row-numbers.ts'

it('answers what a map would, whatever the keys are', () => {
  const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom('0', '1', '9'), maxLength })
  const key = fc.oneof(
    fc.integer({ min: 0, max: 2000 }).map((n) => String(30_000_000 + n)),
    fc.integer({ min: 0, max: 200 }).map((n) => String(n * 4096)),
    digits(3),
    digits(17),
    fc.constantFrom('30018842/0412', 'A-12', ' 1', '1 ', '-1', '1.0', '1e3', '٣'),
  )
  fc.assert(
    fc.property(fc.array(key, { maxLength: 3000, size: 'max' }), (keys) => {
      const numbers = createRowNumbers()
      const map = new Map<string, number>()
      for (const [i, one] of keys.entries()) {
        expect(numbers.has(one)).toBe(map.has(one))
        expect(numbers.get(one)).toBe(map.get(one))
        expect(numbers.addNew(one, i)).toBe(map.get(one))
        if (!map.has(one)) map.set(one, i)
      }
      expect(numbers.size).toBe(map.size)
      expect([...numbers].sort()).toEqual([...map].sort())
    }),
    { numRuns: 30 },
  )
})
