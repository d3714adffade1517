import { describe, expect, it } from 'vitest'
import { nextSort, type Sort } from './sort-cycle.ts'

const clicks = (field: string, fallback: Sort | undefined, times: number) => {
  const seen: (string | undefined)[] = []
  let sort: Sort | undefined
  for (let i = 0; i < times; i++) {
    sort = nextSort(sort, field, fallback)
    seen.push(sort?.direction)
  }
  return seen
}

describe('[ux 8.1] clicks on a header', () => {
  it.each<[string, Sort | undefined, (string | undefined)[]]>([
    ['name', undefined, ['asc', 'desc', undefined, 'asc']],
    ['name', { field: 'startedAt', direction: 'desc' }, ['asc', 'desc', undefined, 'asc']],
    ['startedAt', { field: 'startedAt', direction: 'desc' }, ['asc', undefined, 'asc', undefined]],
    ['name', { field: 'name', direction: 'asc' }, ['desc', undefined, 'desc', undefined]],
  ])('on %s with default %o', (field, fallback, expected) => {
    expect(clicks(field, fallback, 4)).toEqual(expected)
  })

  it('another column starts ascending', () => {
    expect(nextSort({ field: 'a', direction: 'desc' }, 'b', undefined)).toEqual({
      field: 'b',
      direction: 'asc',
    })
  })
})
