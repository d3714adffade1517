import { beforeAll, describe, expect, it } from 'vitest'
import { buildSheet } from '../testing/build-sheet.ts'
import { type CssRule, readRules } from '../testing/read-rules.ts'

let rules: CssRule[] = []

beforeAll(async () => {
  rules = readRules(await buildSheet())
}, 60_000)

/** Left and right, which a right-to-left page would have to mirror. Headless UI's own inline styles are not ours. */
const physical =
  /^(-webkit-)?(left|right|(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-\w+)?|border-(top|bottom)-(left|right)-radius)$/

describe('the sheet', () => {
  it('was read: every layer has rules in it', () => {
    const layersSeen = new Set(
      rules.flatMap(({ within }) => within.filter((head) => head.startsWith('@layer'))),
    )
    expect([...layersSeen]).toEqual(
      expect.arrayContaining(['@layer edconsole.tokens', '@layer edconsole.parts']),
    )
  })

  it('touches nothing of a host: every selector carries an ec class or a data-ec attribute', () => {
    const foreign = rules.flatMap(({ selectors }) =>
      selectors.filter((selector) => !/\.ec_|\[data-ec-/.test(selector)),
    )
    expect(foreign).toEqual([])
  })

  it('has no rule outside its cascade layers', () => {
    const outside = rules
      .filter(({ within }) => !within.some((head) => head.startsWith('@layer edconsole.')))
      .flatMap(({ selectors }) => selectors)
    expect(outside).toEqual([])
  })

  it('mirrors in right-to-left: logical properties only, except in rules that say what differs there', () => {
    const found = declarations(
      (property, value) =>
        physical.test(property) ||
        (/^(text-align|float|clear)$/.test(property) && /^(left|right)$/.test(value)),
      ({ selectors }) => !selectors.every((selector) => selector.includes(':dir(rtl)')),
    )
    expect(found).toEqual([])
  })

  it('positions within what scrolls: words for screen readers, outside of the flow, make nothing around it scroll', () => {
    const found = rules
      .filter(({ declarations }) => declarations.some((one) => /^overflow(-[xy])?: *(auto|scroll)/.test(one)))
      .filter(
        ({ declarations }) => !declarations.some((one) => /^(position: *(?!static)|contain:)/.test(one)),
      )
      .flatMap(({ selectors }) => selectors)
    expect(found).toEqual([])
  })

  it('never uses !important, which would turn the order of the layers round, except on paper', () => {
    const found = declarations(
      (_, value) => value.includes('!important'),
      ({ within }) => !within.includes('@media print'),
    )
    expect(found).toEqual([])
  })

  it('takes its colors from the tokens: no raw color outside them', () => {
    const found = declarations(
      (_, value) => /#[0-9a-f]{3,8}\b/i.test(value),
      (rule) => !rule.within.includes('@layer edconsole.tokens'),
    )
    expect(found).toEqual([])
  })
})

function declarations(
  matches: (property: string, value: string) => boolean,
  inRule: (rule: CssRule) => boolean = () => true,
): string[] {
  return rules.filter(inRule).flatMap((rule) =>
    rule.declarations
      .filter((declaration) => {
        const colon = declaration.indexOf(':')
        return matches(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim())
      })
      .map((declaration) => `${rule.selectors.join(', ')} { ${declaration} }`),
  )
}
