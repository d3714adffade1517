import { describe, expect, it } from 'vitest'
import { colorOf, THEMES } from './color-of.ts'
import { contrast } from './contrast.ts'
import { CONTRAST_LIMITS } from './tokens/contrast-pairs.ts'

describe('contrast of the tokens', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#2b54d3', '#2b54d3', 1],
  ])('the formula gives for %s on %s the known %d', (a, b, known) => {
    expect(contrast(a, b)).toBeCloseTo(known, 2)
  })

  for (const { kind, pairs, least } of CONTRAST_LIMITS) {
    describe.each(THEMES)(`${kind} in the %s theme`, (theme) => {
      it.each(pairs.map(([front, back]): [string, string] => [front, back]))(
        `%s on %s reaches ${least}`,
        (front, back) => {
          expect(contrast(colorOf(front, theme), colorOf(back, theme))).toBeGreaterThanOrEqual(least)
        },
      )
    })
  }
})
