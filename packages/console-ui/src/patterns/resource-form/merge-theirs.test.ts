import { expect, it } from 'vitest'
import { mergeTheirs } from './merge-theirs.ts'

it.each<[string, [base: string, mine: string, theirs: string], 'adopted' | 'conflicts' | null]>([
  ['nobody changed it', ['a', 'a', 'a'], null],
  ['only the reader changed it', ['a', 'b', 'a'], null],
  ['only others changed it', ['a', 'a', 'c'], 'adopted'],
  ['both changed it to the same', ['a', 'b', 'b'], 'adopted'],
  ['both changed it, to different things', ['a', 'b', 'c'], 'conflicts'],
])('a field: %s', (_, [base, mine, theirs], where) => {
  const merged = mergeTheirs(['x'], { base: { x: base }, mine: { x: mine }, theirs: { x: theirs } })
  expect(merged).toEqual({ adopted: {}, conflicts: {}, ...(where && { [where]: { x: theirs } }) })
})

it('lists are compared by what is in them', () => {
  const days = (...list: string[]) => ({ days: list })
  expect(mergeTheirs(['days'], { base: days('mon'), mine: days('tue'), theirs: days('mon') })).toEqual({
    adopted: {},
    conflicts: {},
  })
})
