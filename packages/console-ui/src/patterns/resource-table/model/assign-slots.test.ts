import { expect, it } from 'vitest'
import { assignSlots } from './assign-slots.ts'

const slots = (...pages: string[]) => {
  let taken: ReadonlyMap<string, number> = new Map()
  for (const page of pages) taken = assignSlots([...page], taken)
  return [...taken].map(([key, slot]) => `${key}${slot}`).join(' ')
}

it.each([
  ['a first page counts from the top', ['abc'], 'a0 b1 c2'],
  ['the next page reuses all of it', ['abc', 'def'], 'd0 e1 f2'],
  ['a new line takes the place of the one that went', ['abc', 'nab'], 'n2 a0 b1'],
  ['another order keeps what belongs together', ['abc', 'cba'], 'c2 b1 a0'],
  ['a longer page adds', ['ab', 'cdef'], 'c0 d1 e2 f3'],
  ['a shorter page drops, and what comes back counts on', ['abc', 'd', 'de'], 'd0 e1'],
])('%s', (_, pages, expected) => {
  expect(slots(...pages)).toBe(expected)
})
