import { expect, it } from 'vitest'
import { slugOf } from './slug-of.ts'

it.each([
  ['Golden Valley Unified', 'golden-valley-unified'],
  ['  Peña Blanca / K-12 (North) ', 'pena-blanca-k-12-north'],
  ['Elm 🌳 Grove', 'elm-grove'],
  ['Consolidated Elementary and High School District', 'consolidated-elementary-and-high-school'],
  ['🌳', ''],
  ['X', ''],
])('[domain 3.32] a slug made of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
