import { expect, it } from 'vitest'
import { namesOf, verdict } from './rollover-check.ts'

const passed = (): ['passed', string] => ['passed', 'All is well']

it.each([
  [
    { loading: true, errors: [] },
    { state: 'asking', text: 'Sites' },
  ],
  [
    { loading: false, errors: ['no'] },
    { state: 'unknown', text: 'Sites' },
  ],
  [
    { loading: false, errors: [] },
    { state: 'unknown', text: 'Sites' },
  ],
  [
    { loading: false, errors: [], data: [] },
    { state: 'passed', text: 'All is well' },
  ],
])('a check that has come so far: %j', (asked, expected) => {
  expect(verdict('sites', 'Sites', asked, passed)).toEqual({ key: 'sites', ...expected })
})

it.each([
  [['A'], 'A'],
  [['A', 'B', 'C'], 'A, B, C'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B, C and 2 more'],
])('names %j as %s', (names, text) => {
  expect(namesOf(names.map((name) => ({ name })))).toBe(text)
})
