import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { type ColorPair, colors } from './tokens/colors.ts'
import { graphicPairs, textPairs } from './tokens/contrast-pairs.ts'

const themes = ['light', 'dark'] as const
const limits = [
  ['text', textPairs, 4.5],
  ['graphics', graphicPairs, 3],
] as const

describe('contrast of the tokens', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#2b54d3', '#2b54d3', 1],
  ])('the formula gives for %s on %s the known %d', (a, b, known) => {
    expect(contrast(a, b)).toBeCloseTo(known, 2)
  })

  for (const [kind, pairs, least] of limits) {
    describe.each(themes)(`${kind} in the %s theme`, (theme) => {
      it.each(pairs.map(([front, back]): [string, string] => [front, back]))(
        `%s on %s reaches ${least}`,
        (front, back) => {
          expect(contrast(colorOf(front, theme), colorOf(back, theme))).toBeGreaterThanOrEqual(least)
        },
      )
    })
  }
})

function colorOf(name: string, theme: (typeof themes)[number]): string {
  const all: Record<string, Record<string, ColorPair>> = colors
  const [group = '', key = ''] = name.split('.')
  const pair = all[group]?.[key]
  if (!pair) throw new Error(`No colour ${name}`)
  return pair[theme === 'light' ? 0 : 1]
}
