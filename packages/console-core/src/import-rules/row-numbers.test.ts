import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRowNumbers } from './row-numbers.ts'

const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom('0', '1', '9'), maxLength })
const key = fc.oneof(
  digits(3),
  digits(17),
  fc.constantFrom('30018842/0412', 'A-12', ' 1', '1 ', '-1', '1.0', '1e3', '٣'),
)

/** What both answered for keys that come one after another. */
const answers = (keys: readonly string[]) => {
  const numbers = createRowNumbers()
  const map = new Map<string, number>()
  const told = keys.map((one, i) => [numbers.has(one), numbers.get(one), numbers.addNew(one, i)])
  const expected = keys.map((one, i) => {
    const known = map.get(one)
    if (known === undefined) map.set(one, i)
    return [known !== undefined, known, known]
  })
  return { told: [told, numbers.size, [...numbers].sort()], expected: [expected, map.size, [...map].sort()] }
}

it('answers what a map would, whatever the keys are', () => {
  fc.assert(
    fc.property(fc.array(key, { maxLength: 200 }), (keys) => {
      const { told, expected } = answers(keys)
      expect(told).toEqual(expected)
    }),
  )
})

it.each([
  ['follow one another', (n: number) => 30_000_000 + n],
  ['are far apart', (n: number) => n * 4096],
  ['are large', (n: number) => 900_000_000_000_000 - n],
  ['come twice', (n: number) => n % 1500],
])('answers what a map would for thousands of keys that %s', (_, keyOf) => {
  const { told, expected } = answers(Array.from({ length: 3000 }, (_, n) => String(keyOf(n))))
  expect(told).toEqual(expected)
})
