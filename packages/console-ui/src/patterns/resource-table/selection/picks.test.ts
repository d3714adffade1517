import { expect, it } from 'vitest'
import { NO_PICKS, type Picks, pagePicked, togglePage, togglePick } from './picks.ts'

const page = ['a', 'b', 'c', 'd'].map((key) => ({ key, row: key.toUpperCase() }))
const other = ['x', 'y'].map((key) => ({ key, row: key.toUpperCase() }))
const none: Picks<string> = NO_PICKS
const picked = (picks: Picks<string>) => [...picks.rows.keys()].join('')

it.each([
  ['one', [['b', false]], 'b'],
  [
    'the same twice',
    [
      ['b', false],
      ['b', false],
    ],
    '',
  ],
  [
    'a range downwards',
    [
      ['b', false],
      ['d', true],
    ],
    'bcd',
  ],
  [
    'a range upwards',
    [
      ['d', false],
      ['b', true],
    ],
    'dbc',
  ],
  [
    'a range that leaves out',
    [
      ['a', false],
      ['d', true],
      ['b', false],
      ['d', true],
    ],
    'a',
  ],
  ['a range from nowhere', [['c', true]], 'c'],
] as const)('picks %s', (_, steps, expected) => {
  expect(picked(steps.reduce((picks, [key, range]) => togglePick(picks, page, key, range), none))).toBe(
    expected,
  )
})

it('[ux 8.1] keeps what was picked on another page, and starts no range there', () => {
  const first = togglePick(none, page, 'b')
  expect(picked(togglePick(first, other, 'y', true))).toBe('by')
})

it('picks a page as a whole, and lets it go as a whole', () => {
  const one = togglePick(togglePick(none, other, 'x'), page, 'b')
  expect(pagePicked(one, page)).toBe('some')
  const whole = togglePage(one, page)
  expect(picked(whole)).toBe('xbacd')
  expect(pagePicked(whole, page)).toBe('all')
  expect(picked(togglePage(whole, page))).toBe('x')
  expect(pagePicked(none, page)).toBe('none')
})

it('leaving one row out of all leaves the rest of the page', () => {
  const all = { ...none, all: true }
  expect(pagePicked(all, page)).toBe('all')
  const rest = togglePick(all, page, 'c')
  expect(rest.all).toBe(false)
  expect(picked(rest)).toBe('abd')
})
