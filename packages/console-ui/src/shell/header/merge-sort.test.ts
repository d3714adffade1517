import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeSort } from './merge-sort.ts'
import { runInSlices } from './run-in-slices.ts'

const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key

it('sorts like the language does, equal ones in their order, whatever the length', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 99 }), { maxLength: 2000 }), async (keys) => {
      const items = keys.map((key, at) => ({ key, at }))
      expect(await runInSlices(mergeSort(items, byKey), async () => {})).toEqual([...items].sort(byKey))
    }),
    { numRuns: 50 },
  )
})

it('can be interrupted all the way, and leaves the list as it was', () => {
  const items = Array.from({ length: 15_000 }, (_, at) => ({ key: (at * 7919) % 15_000 }))
  const before = [...items]
  let compared = 0
  let most = 0
  const work = mergeSort(items, (a, b) => {
    compared += 1
    return byKey(a, b)
  })
  while (!work.next().done) {
    most = Math.max(most, compared)
    compared = 0
  }
  // A step costs no more than sorting one short run.
  expect(most).toBeLessThan(3000)
  expect(items).toEqual(before)
})
