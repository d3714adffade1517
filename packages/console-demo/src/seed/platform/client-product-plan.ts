import type { DemoDistrict } from '../demo-districts.ts'

/** The products of a demo client. The first district has all of them, the one that was never set up a single one. */
export const productsOf = ({ id, profile }: DemoDistrict): readonly number[] => {
  if (id === 412) return [1, 2, 3, 4, 5, 6, 7]
  if (profile === 'empty') return [2]
  return CHOICES[id % CHOICES.length] ?? []
}

const CHOICES = [
  [1, 2, 5],
  [1, 2, 5, 6, 7],
  [1, 2, 3, 5],
  [1, 2, 4, 5, 6],
]
